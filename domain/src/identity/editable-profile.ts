import type { UserType } from './account.ts';

/** What people may change about themselves on their account page; type, status and address to log in with are not here. */
export type ProfileField =
  | 'fullName'
  | 'phone'
  | 'companyName'
  | 'website'
  | 'timeZone'
  | 'trafficSources'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode';

type Need = 'required' | 'optional';

const PUBLISHER: Partial<Record<ProfileField, Need>> = {
  fullName: 'required',
  phone: 'required',
  companyName: 'optional',
  website: 'optional',
  trafficSources: 'required',
  timeZone: 'optional',
};

/** As at registration: what was asked for then cannot be emptied later. */
export const EDITABLE_PROFILE: Record<UserType, Partial<Record<ProfileField, Need>>> = {
  publisher: PUBLISHER,
  affiliate: PUBLISHER,
  advertiser: {
    fullName: 'required',
    companyName: 'required',
    phone: 'required',
    website: 'optional',
    address: 'required',
    city: 'required',
    state: 'required',
    zipCode: 'required',
    timeZone: 'optional',
  },
  admin: {
    fullName: 'required',
    phone: 'optional',
    companyName: 'optional',
    website: 'optional',
    timeZone: 'optional',
  },
};

export type ProfileChange = Partial<Record<ProfileField, string | null>>;

/** Fields an account of this type lacks, and required ones that would be emptied. Nothing means the change is fine. */
export function profileComplaints(userType: UserType, change: ProfileChange): Record<string, 'invalid' | 'required'> {
  const complaints: Record<string, 'invalid' | 'required'> = {};
  for (const [field, value] of Object.entries(change)) {
    const need = EDITABLE_PROFILE[userType][field as ProfileField];
    if (!need) complaints[field] = 'invalid';
    else if (need === 'required' && value === null) complaints[field] = 'required';
  }
  return complaints;
}
