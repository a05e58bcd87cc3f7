import { createContext, useCallback, useContext } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorMessages } from './error-messages.ts';
import { type LanguageState, textsIn, useLanguage } from './language.tsx';
import type { panelErrorMessages } from './panel-error-messages.ts';
import { waitingTime } from './waiting-time.ts';

type PanelErrorMessages = typeof panelErrorMessages;

/** Panels bring the texts of their own refusals along. */
export const PanelErrors = createContext<PanelErrorMessages | undefined>(undefined);

/** `const errorText = useErrorText()`, then `errorText(error)`: what went wrong and what to do, in the language shown. */
export function useErrorText(): (error: unknown) => string {
  const state = useLanguage();
  const panel = useContext(PanelErrors);
  return useCallback((error: unknown) => errorTextIn(state, error, panel), [state, panel]);
}

export function errorTextIn(state: LanguageState, error: unknown, panel?: PanelErrorMessages): string {
  const t = textsIn(errorMessages, state);
  if (!(error instanceof ApiError)) return t('codes.internal');
  const retryAfterSeconds = error.problem?.retryAfterSeconds;
  if (error.code === 'rate_limited' && retryAfterSeconds !== undefined) {
    const { unit, count } = waitingTime(retryAfterSeconds);
    return t(`wait.${unit}`, { count });
  }
  if (hasText(errorMessages.en.codes, error.code)) return t(`codes.${error.code}`);
  return panel ? panelErrorText(panel, state, error.code) : t('codes.internal');
}

function panelErrorText(panel: PanelErrorMessages, state: LanguageState, code: keyof PanelErrorMessages['en']): string {
  const t = textsIn(panel, state);
  return t(code);
}

const hasText = <Codes extends object>(codes: Codes, code: PropertyKey): code is keyof Codes =>
  Object.hasOwn(codes, code);
