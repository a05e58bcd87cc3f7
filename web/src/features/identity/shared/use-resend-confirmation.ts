import { sendConfirmation } from '@callstead/contract/identity/registration-endpoints';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { loginMessages } from './login-messages.ts';

/** Asks for a new confirmation link; the answer never tells whether the address is known. */
export function useResendConfirmation() {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const [sending, setSending] = useState(false);

  const resend = async (email: string) => {
    setSending(true);
    try {
      await call(sendConfirmation, { body: { email } });
      toast({ title: t('resend.sentTitle'), description: t('resend.sent'), tone: 'success' });
    } catch (error) {
      toast({ title: t('resend.failedTitle'), description: errorText(error), tone: 'danger' });
    } finally {
      setSending(false);
    }
  };
  return { resend, sending };
}
