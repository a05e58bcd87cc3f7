import { issueCaptcha, solveCaptcha } from '@callstead/contract/identity/captcha-endpoints';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

export const askCaptcha = () => call(issueCaptcha);

export const answerCaptcha = (id: string, answer: string) => call(solveCaptcha, { params: { id }, body: { answer } });

/** The question was used up or never solved: a new one is needed. */
export function isAboutCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'captcha_failed' || error.problem?.fields?.captchaId !== undefined;
}
