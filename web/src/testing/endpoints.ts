import {
  CaptchaResponse,
  RegisterRequest,
  SessionResponse,
  SolveCaptchaRequest,
  SolveCaptchaResponse,
} from '@callstead/contract/identity/identity';
import { NotificationListResponse } from '@callstead/contract/notifications';
import { endpoint } from './endpoint.ts';

export const askSession = endpoint('GET', '/session', { answer: SessionResponse });
export const listNotifications = endpoint('GET', '/notifications', { answer: NotificationListResponse });

export const issueCaptcha = endpoint('POST', '/captchas', { answer: CaptchaResponse });
export const solveCaptcha = endpoint('POST', '/captchas/:id/answer', {
  body: SolveCaptchaRequest,
  answer: SolveCaptchaResponse,
});
export const register = endpoint('POST', '/register', { body: RegisterRequest });
