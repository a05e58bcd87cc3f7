import type { ReactNode } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { loginMessages } from './login-messages.ts';
import { SignInRefusal } from './sign-in-refusal.tsx';
import type { SignIn } from './use-sign-in.ts';

type CredentialsFormProps = {
  signIn: SignIn;
  submitLabel: string;
  /** Stands between the password and the button. */
  children?: ReactNode;
};

export function CredentialsForm({ signIn, submitLabel, children }: CredentialsFormProps) {
  const t = useTexts(loginMessages);
  const fieldText = useFieldText();
  const hydrated = useHydrated();
  const { form, busy, refusal } = signIn;
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={signIn.submitCredentials} className="grid gap-4">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register('password')}
      />
      <div role="alert" className="empty:hidden">
        {refusal && <SignInRefusal {...refusal} />}
      </div>
      {children}
      <Button type="submit" busy={busy} disabled={!hydrated}>
        {busy ? t('submit.busy') : submitLabel}
      </Button>
    </form>
  );
}
