import { paths } from '@callstead/contract/paths';
import { panelOf } from '@callstead/domain/identity/panel';
import { useEffect } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Spinner } from '../../../ui/brand/spinner.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { type Confirmation, useConfirmation } from '../shared/use-confirmation.ts';
import { emailChangeMessages } from './messages.ts';

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
