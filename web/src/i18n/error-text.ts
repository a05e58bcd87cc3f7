import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorMessages } from './error-messages.ts';
import { type LanguageState, textsIn, useLanguage } from './language.tsx';
import { waitingTime } from './waiting-time.ts';

/** `const errorText = useErrorText()`, then `errorText(error)`: what went wrong and what to do, in the language shown. */
export function useErrorText(): (error: unknown) => string {
  const state = useLanguage();
  return useCallback((error: unknown) => errorTextIn(state, error), [state]);
}

export function errorTextIn(state: LanguageState, error: unknown): string {
  const t = textsIn(errorMessages, state);
  if (!(error instanceof ApiError)) return t('codes.internal');
  const retryAfterSeconds = error.problem?.retryAfterSeconds;
  if (error.code !== 'rate_limited' || retryAfterSeconds === undefined) return t(`codes.${error.code}`);
  const { unit, count } = waitingTime(retryAfterSeconds);
  return t(`wait.${unit}`, { count });
}
