import { EmailRequest } from '@callstead/contract/identity/identity';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { loginMessages } from '../shared/login-messages.ts';

type ForgotPasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was already typed into the login form. */
  email: string;
};

export function ForgotPasswordDialog({ open, onOpenChange, email }: ForgotPasswordDialogProps) {
  const t = useTexts(loginMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('forgot.title')} description={t('forgot.text')}>
      <RecoveryForm email={email} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RecoveryForm({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTexts(loginMessages);
  const fieldText = useFieldText();
  const { form, submit } = useRecoveryForm(email, onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onClose}>
          {t('forgot.cancel')}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('forgot.busy') : t('forgot.submit')}
        </Button>
      </div>
    </form>
  );
}

function useRecoveryForm(email: string, onSent: () => void) {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { sendPasswordResetEmail } = useAuth();
  const form = useForm({ resolver: zodResolver(EmailRequest), defaultValues: { email } });

  const warnWhenEmpty = (errors: FieldErrors<{ email: string }>) => {
    if (errors.email?.message !== 'required') return;
    toast({ title: t('forgot.emptyTitle'), description: t('forgot.empty'), tone: 'danger' });
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await sendPasswordResetEmail(values.email);
      toast({ title: t('forgot.sentTitle'), description: t('forgot.sent'), tone: 'success' });
      onSent();
    } catch (error) {
      const description = saysWhy(error) ? errorText(error) : t('forgot.failed');
      toast({ title: t('forgot.failedTitle'), description, tone: 'danger' });
    }
  }, warnWhenEmpty);
  return { form, submit };
}

/** A refusal with a reason; a failure without one has the specified sentence. */
function saysWhy(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'internal' && error.code !== 'unavailable';
}
