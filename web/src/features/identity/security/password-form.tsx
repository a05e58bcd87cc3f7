import { PasswordRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import type { ButtonVariant } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { CurrentPasswordField, isWrongPassword } from '../shared/current-password-field.tsx';
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
  const form = useForm({ resolver: zodResolver(PasswordRequest), defaultValues: { password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    // A frame later: the dialog first has to note where the focus came from, to give it back.
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [setFocus]);
  const submit = form.handleSubmit(({ password }) =>
    mutation.mutate(password, {
      onSuccess: onDone,
      onError: () => setFocus('password', { shouldSelect: true }),
    }),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <CurrentPasswordField
        label={t('twoFactor.password')}
        message={form.formState.errors.password?.message}
        refusal={mutation.error}
        {...form.register('password', { onChange: () => mutation.isError && mutation.reset() })}
      />
      <FailureBanner error={isWrongPassword(mutation.error) ? null : mutation.error} />
      <DialogButtons onCancel={onCancel} variant={variant} busy={mutation.isPending}>
        {mutation.isPending ? busyLabel : label}
      </DialogButtons>
    </form>
  );
}
