import type { UseFormRegisterReturn } from 'react-hook-form';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';

export const isWrongPassword = (error: unknown) => isRefusal(error, 'password_incorrect');

type CurrentPasswordFieldProps = UseFormRegisterReturn & {
  label: string;
  /** What the form itself complains about. */
  message: string | undefined;
  /** What the server answered; that the password is wrong is said here. */
  refusal: unknown;
};

export function CurrentPasswordField({ message, refusal, ...field }: CurrentPasswordFieldProps) {
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const wrong = isWrongPassword(refusal) ? errorText(refusal) : undefined;
  return <PasswordField {...field} autoComplete="current-password" error={fieldText(message) ?? wrong} />;
}
