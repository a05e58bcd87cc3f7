import type { FieldError } from '@callstead/contract/problem';
import { useCallback } from 'react';
import { useTexts } from './language.tsx';
import { validationMessages } from './validation-messages.ts';

/** `error={fieldText(errors.email?.message)}`: the schema says what is wrong as a code, this says it to a person. */
export function useFieldText(): (code: string | undefined) => string | undefined {
  const t = useTexts(validationMessages);
  return useCallback((code: string | undefined) => code && t(isFieldError(code) ? code : 'invalid'), [t]);
}

function isFieldError(code: string): code is FieldError {
  return Object.hasOwn(validationMessages.en, code);
}
