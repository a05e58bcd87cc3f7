import { EmailRequest } from '@callstead/contract/identity/identity';
import { sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { confirmEmailMessages } from './messages.ts';

type Outcome = { sent: true } | { sent: false; error: unknown };

/** Asks for a new link; the answer never tells whether the address is known. */
export function ResendForm() {
  const t = useTexts(confirmEmailMessages);
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ resolver: zodResolver(EmailRequest), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      await call(sendConfirmation, { body: { email } });
      setOutcome({ sent: true });
    } catch (error) {
      setOutcome({ sent: false, error });
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-14">{t('resend.text')}</p>
      <TextField
        label={t('resend.email')}
        type="email"
        autoComplete="email"
        error={fieldText(errors.email?.message)}
        {...form.register('email')}
      />
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? t('resend.busy') : t('resend.submit')}
      </Button>
      <div role="status">
        {outcome?.sent === true && <Banner tone="success">{t('resend.sent')}</Banner>}
        {outcome?.sent === false && <Banner tone="danger">{errorText(outcome.error)}</Banner>}
      </div>
    </form>
  );
}
