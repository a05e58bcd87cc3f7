import { checkPasswordReset } from '@callstead/contract/identity/password-endpoints';
import { publicPaths } from '@callstead/contract/public-paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CentredHeading } from '../shared/centred-heading.tsx';
import { type CheckedLink, useCheckedLink } from '../shared/use-checked-link.ts';
import { passwordMessages } from './messages.ts';
import { UpdatePasswordForm } from './update-password-form.tsx';

export const handle = { language: 'es' };

const checkToken = (token: string) => call(checkPasswordReset, { body: { token } });

export default function UpdatePasswordPage() {
  const t = useTexts(passwordMessages);
  const link = useCheckedLink(checkToken);
  useLeaveWhenInvalid(link);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <CentredHeading title={t('title')}>{t('intro')}</CentredHeading>
      <Content link={link} />
      <p className="mt-6 border-t pt-4 text-14">
        {t('help')} <TextLink to={publicPaths.contact}>{t('contact')}</TextLink>
      </p>
    </>
  );
}

function Content({ link }: { link: CheckedLink<void> }) {
  const t = useTexts(passwordMessages);
  const errorText = useErrorText();
  if (link.status === 'valid') return <UpdatePasswordForm token={link.token} />;
  if (link.status === 'unknown') return <ErrorState message={errorText(link.error)} onRetry={link.retry} />;
  return <LoadingLine>{t('checking')}</LoadingLine>;
}

function useLeaveWhenInvalid(link: CheckedLink<void>): void {
  const t = useTexts(passwordMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast({ title: t('failure.title'), description: t('unavailable'), tone: 'danger' });
    void navigate(publicPaths.login, { replace: true });
  });
  const isInvalid = link.status === 'invalid';
  useEffect(() => {
    if (isInvalid) leave();
  }, [isInvalid]);
}
