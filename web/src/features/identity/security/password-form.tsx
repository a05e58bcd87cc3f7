import { PasswordRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, type ButtonVariant } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { securityMessages } from './messages.ts';

type PasswordFormProps<Result> = {
  mutation: UseMutationResult<Result, Error, string>;
  onDone: (result: Result) => void;
  onCancel: () => void;
  label: string;
  busyLabel: string;
  variant?: ButtonVariant | undefined;
};

/** Asks again for the password before something that weakens or opens the account. */
export function PasswordForm<Result>(props: PasswordFormProps<Result>) {
  const { mutation, onDone, onCancel, label, busyLabel, variant } = props;
  const t = useTexts(securityMessages);
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(PasswordRequest), defaultValues: { password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    // A frame later: the dialog first has to note where the focus came from, to give it back.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);
  const isWrong = isRefusal(mutation.error, 'password_incorrect');
  const submit = form.handleSubmit(({ password }) =>
    mutation.mutate(password, {
      onSuccess: onDone,
      onError: () => setFocus('password', { shouldSelect: true }),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label={t('twoFactor.password')}
        autoComplete="current-password"
        error={fieldText(form.formState.errors.password?.message) ?? (isWrong ? errorText(mutation.error) : undefined)}
        {...form.register('password', { onChange: () => mutation.isError && mutation.reset() })}
      />
      <FailureBanner error={isWrong ? null : mutation.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={variant} busy={mutation.isPending}>
          {mutation.isPending ? busyLabel : label}
        </Button>
      </div>
    </form>
  );
}
