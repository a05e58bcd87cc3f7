import type { Profile } from '@callstead/contract/identity/identity';
import { useTexts } from '../../../i18n/language.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { billingMessages } from '../shared/messages.ts';

/** Pending and rejected advertisers have no billing yet. */
export function BillingRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(billingMessages);
  return (
    <RestrictedNotice
      profile={profile}
      title={t('restricted.title')}
      text={t('restricted.text')}
      contact={t('restricted.contact')}
    />
  );
}
