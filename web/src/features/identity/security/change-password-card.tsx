import { ChangePasswordForm } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CurrentPasswordField, isWrongPassword } from '../shared/current-password-field.tsx';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { useChangePassword } from './api.ts';
import { securityMessages } from './messages.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

export function ChangePasswordCard() {
  const t = useTexts(securityMessages);
  const { form, change, submit } = useChangePasswordForm();
  const hydrated = useHydrated();
  return (
    <Card title={t('password.title')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <AccountName />
        <CurrentPasswordField
          label={t('password.current')}
          message={form.formState.errors.currentPassword?.message}
          refusal={change.error}
          {...form.register('currentPassword', { onChange: () => change.isError && change.reset() })}
        />
        <NewPasswordFields form={form} labels={{ password: t('password.new'), confirm: t('password.confirm') }} />
        <FailureBanner error={isWrongPassword(change.error) ? null : change.error} />
        <Button type="submit" busy={change.isPending} disabled={!hydrated} className="justify-self-start">
          {change.isPending ? t('password.busy') : t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}

function useChangePasswordForm() {
  const t = useTexts(securityMessages);
  const { toast } = useToast();
  const change = useChangePassword();
  // No default values: they would wipe what was typed before the script ran.
  const form = useForm({ resolver: zodResolver(ChangePasswordForm) });

  const submit = form.handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, newPassword: password },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          toast({ title: t('password.done.title'), description: t('password.done.text'), tone: 'success' });
        },
        onError: (error) => {
          if (isWrongPassword(error)) form.setFocus('currentPassword', { shouldSelect: true });
        },
      },
    ),
  );
  return { form, change, submit };
}

/** Tells password managers whose password this is. */
function AccountName() {
  const { user } = useAuth();
  return <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />;
}
