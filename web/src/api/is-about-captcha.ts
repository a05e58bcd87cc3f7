import { ApiError } from './request.ts';

/** The question was used up or never solved: a new one is needed. */
export function isAboutCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha_failed' || error.problem?.fields?.captchaId !== undefined;
}
