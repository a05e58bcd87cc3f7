import { InvitationForm } from '@callstead/contract/identity/accounts';
import { INVITED_TYPES, type InvitedType } from '@callstead/domain/identity/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { RadioChoice } from '../../../ui/form/radio-choice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSendInvitation } from './api.ts';
import { invitationMessages } from './invitation-messages.ts';

/** Asks somebody to come in; whoever does is approved, as an admin has chosen them. */
export function InviteButton({ size }: { size?: 'sm' }) {
  const t = useTexts(invitationMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={UserPlus} onClick={() => setOpen(true)} {...(size && { size })}>
        {t('invite')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('invite')} description={t('text')}>
        <InviteForm onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(invitationMessages);
  const words = useTexts(accountMessages);
  const fieldText = useFieldText();
  const { form, submit, busy } = useInviting(onSent);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <RadioChoice
        legend={t('as')}
        options={INVITED_TYPES.map((value) => ({ value, label: words(`types.${value}`) }))}
        {...form.register('userType')}
      />
      <TextField
        label={t('fullName')}
        autoComplete="off"
        error={fieldText(errors.fullName?.message)}
        {...form.register('fullName')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
      <Button type="submit" busy={busy}>
        {busy ? t('busy') : t('submit')}
      </Button>
    </form>
  );
}

function useInviting(onSent: () => void) {
  const t = useTexts(invitationMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { toast } = useToast();
  const invite = useSendInvitation();
  const form = useForm({
    resolver: zodResolver(InvitationForm),
    defaultValues: { userType: INVITED_TYPES[0] as InvitedType, fullName: '', email: '' },
  });
  const submit = form.handleSubmit((invited) =>
    invite.mutate(
      { ...invited, language },
      {
        onSuccess: ({ email }) => {
          toast({ title: t('sent'), description: t('sentText', { email }), tone: 'success' });
          onSent();
        },
        onError: (error) => {
          toast({ title: t('sendFailed'), description: errorText(error), tone: 'danger' });
          showFieldErrors(form, error);
        },
      },
    ),
  );
  return { form, submit, busy: invite.isPending };
}
