import type { CaptchaResponse, SolveCaptchaResponse } from '@callstead/contract/identity/identity';
import { ApiError, request } from './request.ts';

export const askCaptcha = () => request<CaptchaResponse>('POST', '/captchas');

export const solveCaptcha = (id: string, answer: string) =>
  request<SolveCaptchaResponse>('POST', `/captchas/${id}/answer`, { answer });

/** The question was used up or never solved: a new one is needed. */
export function isAboutCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha_failed' || error.problem?.fields?.captchaId !== undefined;
}
