import { completeEmailChange } from '@callstead/contract/identity/email-change-endpoints';
import { publicPaths } from '@callstead/contract/public-paths';
import { panelOf } from '@callstead/domain/identity/panel';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ConfirmationScreen } from '../shared/confirmation-screen.tsx';
import { useConfirmation } from '../shared/use-confirmation.ts';
import { emailChangeMessages } from './messages.ts';

export const handle = { language: 'es' };

export default function ConfirmEmailChangePage() {
  const t = useTexts(emailChangeMessages);
  return (
    <ConfirmationScreen
      confirmation={useConfirmation(completeEmailChange)}
      texts={{
        pageTitle: t('pageTitle'),
        loading: t('loading'),
        confirmed: t('confirmed.title'),
        confirmedText: t('confirmed.text'),
        failed: t('failed.title'),
        retry: t('failed.retry'),
      }}
      next={<BackWithNewAddress />}
      whenSpent={<p className="text-14">{t('failed.hint')}</p>}
    />
  );
}

function BackWithNewAddress() {
  const t = useTexts(emailChangeMessages);
  const { profile, refresh } = useAuth();
  useEffect(() => {
    // The address has changed, even if the news of it cannot be fetched now.
    refresh().catch(() => undefined);
  }, [refresh]);
  if (profile) return <ButtonLink to={panelOf(profile.userType)}>{t('confirmed.toPanel')}</ButtonLink>;
  return <ButtonLink to={publicPaths.login}>{t('confirmed.toLogin')}</ButtonLink>;
}
