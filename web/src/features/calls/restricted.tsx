import type { Profile } from '@callstead/contract/identity/identity';
import { callsMessages } from '../../i18n/calls-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { RestrictedNotice } from '../../review-progress/restricted-notice.tsx';

/** Pending and rejected advertisers have no calls to see yet. */
export function CallsRestricted({ profile }: { profile: Profile }) {
  const t = useTexts(callsMessages);
  return (
    <RestrictedNotice
      profile={profile}
      title={t('restricted.title')}
      text={t('restricted.text')}
      contact={t('restricted.contact')}
    />
  );
}
