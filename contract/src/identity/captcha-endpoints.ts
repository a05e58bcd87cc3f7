import { ById, endpoint } from '../endpoint.ts';
import { CaptchaResponse, SolveCaptchaRequest, SolveCaptchaResponse } from './identity.ts';

export const issueCaptcha = endpoint('POST', '/captchas', {
  access: 'captcha.solve',
  answers: { 201: CaptchaResponse },
});

export const solveCaptcha = endpoint('POST', '/captchas/:id/answer', {
  access: 'captcha.solve',
  params: ById,
  body: SolveCaptchaRequest,
  answers: { 200: SolveCaptchaResponse },
});
