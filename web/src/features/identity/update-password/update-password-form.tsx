import { UpdatePasswordForm as UpdatePasswordFields } from '@callstead/contract/identity/identity';
import { publicPaths } from '@callstead/contract/public-paths';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { NewPasswordFields } from '../shared/new-password-fields.tsx';
import { passwordMessages } from './messages.ts';

export function UpdatePasswordForm({ token }: { token: string }) {
  const t = useTexts(passwordMessages);
  const { form, submit } = useUpdatePassword(token);
  const { isSubmitting } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <NewPasswordFields form={form} labels={{ password: t('password'), confirm: t('confirmPassword') }} />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  );
}

function useUpdatePassword(token: string) {
  const t = useTexts(passwordMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { user, updateUserPassword, refresh } = useAuth();
  const form = useForm({
    resolver: zodResolver(UpdatePasswordFields),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await updateUserPassword({ token, password });
      // Every session has ended, the one of this browser too.
      if (user) await refresh().catch(() => undefined);
      toast({ title: t('success.title'), description: t('success.text'), tone: 'success' });
      await navigate(publicPaths.login, { replace: true });
    } catch (error) {
      toast({ title: t('failure.title'), description: errorText(error), tone: 'danger' });
      // A new link is asked for on the login page.
      if (error instanceof ApiError && error.code === 'link_invalid')
        await navigate(publicPaths.login, { replace: true });
    }
  });
  return { form, submit };
}
