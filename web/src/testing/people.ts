import type { Profile, Session } from '@callstead/contract/identity/identity';
import { login } from '@callstead/contract/identity/session-endpoints';
import type { UserType } from '@callstead/domain/identity/account';
import type { FakeApi } from './fake-api.ts';

const AT = '2026-03-02T10:00:00.000Z';

const NAMES: Record<UserType, string> = {
  publisher: 'Nora Paz',
  affiliate: 'Iker Luna',
  advertiser: 'Aldo Cruz',
  admin: 'Alma Ortega',
};

const OWN_FIELDS: Partial<Record<UserType, Partial<Profile>>> = {
  publisher: { trafficSources: 'Search ads', affId: 'NORA01' },
  advertiser: { companyName: 'Casa Clara LLC', address: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' },
};

/** Somebody approved; what a test is about it names itself. */
export function aProfile(userType: UserType, changes: Partial<Profile> = {}): Profile {
  return {
    id: crypto.randomUUID(),
    fullName: NAMES[userType],
    email: `${userType}@people.example`,
    userType,
    status: 'approved',
    companyName: null,
    website: null,
    phone: '+13055550142',
    address: null,
    city: null,
    state: null,
    zipCode: null,
    teamProfile: null,
    trafficSources: null,
    servicesToPromote: [],
    avgInvestment: null,
    interestedServices: [],
    comments: null,
    language: 'es',
    isNetworkOwned: false,
    timeZone: null,
    avatarUrl: '/api/avatars/00ff',
    hasPicture: false,
    affId: null,
    createdAt: AT,
    updatedAt: AT,
    ...OWN_FIELDS[userType],
    ...changes,
  };
}

/** An open session of somebody. */
export function aSession(who: UserType | Profile): Session {
  const profile = typeof who === 'string' ? aProfile(who) : who;
  const user = { id: crypto.randomUUID(), email: profile.email, twoFactorEnabled: false };
  return { user, profile, owesTwoFactor: false, screen: { startPage: null, density: null, liveRail: false } };
}

/** The next login is theirs, and the browser keeps its cookie. */
export function letIn(api: FakeApi, session: Session): void {
  api.answer(login, () => {
    api.session = session;
    return { outcome: 'signed_in', session };
  });
}
