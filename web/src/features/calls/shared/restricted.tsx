import type { Profile } from '@callstead/contract/identity/identity';
import { useTexts } from '../../../i18n/language.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { callsMessages } from './calls-messages.ts';

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
