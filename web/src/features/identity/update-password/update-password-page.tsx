import { paths } from '@callstead/contract/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Spinner } from '../../../ui/brand/spinner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { passwordMessages } from './messages.ts';
import { UpdatePasswordForm } from './update-password-form.tsx';
import { type ResetLink, useResetLink } from './use-reset-link.ts';

export const handle = { language: 'es' };

export default function UpdatePasswordPage() {
  const t = useTexts(passwordMessages);
  const link = useResetLink();
  useLeaveWhenInvalid(link);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <Content link={link} />
      <p className="mt-6 border-t pt-4 text-14">
        {t('help')} <TextLink to={paths.contact}>{t('contact')}</TextLink>
      </p>
    </>
  );
}

function Content({ link }: { link: ResetLink }) {
  const t = useTexts(passwordMessages);
  const errorText = useErrorText();
  if (link.status === 'valid') return <UpdatePasswordForm token={link.token} />;
  if (link.status === 'unknown') return <ErrorState message={errorText(link.error)} onRetry={link.retry} />;
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-muted">
      <Spinner size={20} />
      {t('checking')}
    </p>
  );
}

function useLeaveWhenInvalid(link: ResetLink): void {
  const t = useTexts(passwordMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast({ title: t('failure.title'), description: t('unavailable'), tone: 'danger' });
    void navigate(paths.login, { replace: true });
  });
  const isInvalid = link.status === 'invalid';
  useEffect(() => {
    if (isInvalid) leave();
  }, [isInvalid]);
}
