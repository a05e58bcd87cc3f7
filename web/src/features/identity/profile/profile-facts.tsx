import type { Profile } from '@callstead/contract/identity/identity';
import { EDITABLE_PROFILE } from '@callstead/domain/identity/editable-profile';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { profileMessages } from './messages.ts';

/** The profile to read: the fields its form has, and the address to log in with. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTexts(profileMessages);
  const has = EDITABLE_PROFILE[profile.userType];
  const zoneName = useZoneName();
  const { fullName, email, phone, companyName, website, trafficSources, timeZone } = profile;
  return (
    <dl className="grid gap-x-8 gap-y-5 pt-5 sm:grid-cols-2">
      <Fact label={t('fullName')}>{fullName}</Fact>
      <Fact label={t('email')}>{email}</Fact>
      <Fact label={t('phone')}>{phone && <span className="font-mono">{phoneText(phone)}</span>}</Fact>
      <Fact label={t('companyName')}>{companyName}</Fact>
      <Fact label={t('website')}>{website && <SiteLink address={website} />}</Fact>
      <Fact label={t('timeZone')}>{timeZone ? zoneName(timeZone) : t('browserZoneUnknown')}</Fact>
      {has.address && (
        <Fact label={t('address')} className="sm:col-span-2">
          {addressOf(profile)}
        </Fact>
      )}
      {has.trafficSources && (
        <Fact label={t('trafficSources')} className="sm:col-span-2">
          {trafficSources}
        </Fact>
      )}
    </dl>
  );
}

function SiteLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow"
      className="rounded-sm text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      {address.replace(/^https?:\/\/|\/$/g, '')}
    </a>
  );
}

function addressOf({ address, city, state, zipCode }: Profile): string {
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, place].filter(Boolean).join(', ');
}
