import type { FieldErrors } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { registerMessages } from './messages.ts';
import type { RegisterFields } from './register-fields.ts';

const SUCCESS_TOAST_MS = 7000;

/** Tells how a registration went, in the specified words. */
export function useRegisterToasts() {
  const t = useTexts(registerMessages);
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const { toast } = useToast();

  const registered = () => {
    toast({ title: t('success.title'), description: t('success.text'), tone: 'success', durationMs: SUCCESS_TOAST_MS });
  };
  const refused = (error: unknown) => {
    const description = isExpected(error) ? errorText(error) : t('failure.unexpected');
    toast({ title: t('failure.title'), description, tone: 'danger' });
  };
  /** Most mistakes are told at their field alone; these two everybody is told aloud. */
  const invalid = (errors: FieldErrors<RegisterFields>) => {
    const told = [errors.confirmPassword?.message, errors.captchaId?.message];
    const code = told.find((message) => message === 'passwords_differ' || message === 'captcha_required');
    if (code) toast({ title: t('invalid.title'), description: fieldText(code), tone: 'danger' });
  };
  return { registered, refused, invalid };
}

function isExpected(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'internal';
}
