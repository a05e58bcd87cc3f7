import { panelOf } from '@callstead/domain/identity/panel';
import { useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { useAuth } from '../../auth/auth.tsx';
import { emailChangeMessages } from '../../i18n/email-change-messages.ts';
import { useErrorText } from '../../i18n/error-text.ts';
import { useTexts } from '../../i18n/language.tsx';
import { PageHeading } from '../../sign-in/page-heading.tsx';
import { type Confirmation, useConfirmation } from '../../sign-in/use-confirmation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

export const handle = { language: 'es' };

export default function ConfirmEmailChangePage() {
  const t = useTexts(emailChangeMessages);
  const confirmation = useConfirmation('/email-changes/complete');
  return (
    <div aria-live="polite">
      <title>{t('pageTitle')}</title>
      {confirmation.status === 'confirming' && <Confirming />}
      {confirmation.status === 'confirmed' && <Confirmed />}
      {confirmation.status === 'failed' && <Failed {...confirmation} />}
    </div>
  );
}

function Confirming() {
  const t = useTexts(emailChangeMessages);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-28">{t('loading')}</h1>
      <Spinner size={20} />
    </div>
  );
}

function Confirmed() {
  const t = useTexts(emailChangeMessages);
  const { profile, refresh } = useAuth();
  useEffect(() => {
    // The address has changed, even if the news of it cannot be fetched now.
    refresh().catch(() => undefined);
  }, [refresh]);
  return (
    <>
      <PageHeading title={t('confirmed.title')}>{t('confirmed.text')}</PageHeading>
      {profile ? (
        <ButtonLink to={panelOf(profile.userType)}>{t('confirmed.toPanel')}</ButtonLink>
      ) : (
        <ButtonLink to={paths.login}>{t('confirmed.toLogin')}</ButtonLink>
      )}
    </>
  );
}

function Failed({ error, retry }: Extract<Confirmation, { status: 'failed' }>) {
  const t = useTexts(emailChangeMessages);
  const errorText = useErrorText();
  return (
    <>
      <PageHeading title={t('failed.title')}>{errorText(error)}</PageHeading>
      {retry ? <Button onClick={retry}>{t('failed.retry')}</Button> : <p className="text-14">{t('failed.hint')}</p>}
    </>
  );
}
