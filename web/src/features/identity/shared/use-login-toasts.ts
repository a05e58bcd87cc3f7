import type { Session } from '@callstead/contract/identity/identity';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { Credentials } from '../../../session/auth.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { loginFailure } from './login-failure.ts';
import { loginMessages } from './login-messages.ts';
import { useFailureText } from './use-failure-text.ts';

const PENDING_TOAST_MS = 7000;

type Resend = () => void;

/** Tells how a login went, in the specified words. */
export function useLoginToasts(portal: Credentials['portal']) {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const failureText = useFailureText();
  const failed = portal === 'admin' ? t('failure.adminTitle') : t('failure.title');

  const welcome = ({ user, profile }: Session) => {
    toast({
      title: t('success.title'),
      description: t('success.text', { name: profile?.fullName || user.email }),
      tone: 'success',
    });
  };

  const refuse = (error: unknown, resend: Resend) => {
    switch (loginFailure(error)) {
      case 'pending':
        return toast({
          title: t('failure.pendingTitle'),
          description: [t('failure.pending'), t('failure.pendingTime')],
          tone: 'warning',
          durationMs: PENDING_TOAST_MS,
        });
      case 'denied':
        return toast({ title: t('failure.deniedTitle'), description: t('failure.denied'), tone: 'danger' });
      case 'unconfirmed':
        return toast({
          title: failed,
          description: errorText(error),
          tone: 'danger',
          action: { label: t('resend.action'), onAction: resend },
        });
      default:
        return toast({ title: failed, description: failureText(error), tone: 'danger' });
    }
  };
  return { welcome, refuse };
}
