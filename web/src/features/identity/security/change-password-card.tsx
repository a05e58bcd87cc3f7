import { ChangePasswordForm } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { Card } from '../../../ui/layout/card.tsx';
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
        <CurrentPassword form={form} refusal={change.error} onEdit={() => change.isError && change.reset()} />
        <NewPasswordFields form={form} labels={{ password: t('password.new'), confirm: t('password.confirm') }} />
        <FailureBanner error={isRefusal(change.error, 'password_incorrect') ? null : change.error} />
        <Button type="submit" busy={change.isPending} disabled={!hydrated} className="justify-self-start">
          {change.isPending ? t('password.busy') : t('password.submit')}
        </Button>
      </form>
    </Card>
  );
}

type Form = ReturnType<typeof useChangePasswordForm>['form'];

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
          if (isRefusal(error, 'password_incorrect')) form.setFocus('currentPassword', { shouldSelect: true });
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

function CurrentPassword({ form, refusal, onEdit }: { form: Form; refusal: unknown; onEdit: () => void }) {
  const t = useTexts(securityMessages);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const refused = isRefusal(refusal, 'password_incorrect') ? errorText(refusal) : undefined;
  return (
    <PasswordField
      label={t('password.current')}
      autoComplete="current-password"
      error={fieldText(form.formState.errors.currentPassword?.message) ?? refused}
      {...form.register('currentPassword', { onChange: onEdit })}
    />
  );
}
