import type { OpenSession, Session } from '@callstead/contract/identity/identity';
import { isViewing } from '@callstead/domain/policy';
import type { Config } from '../../../config.ts';
import { presentScreen } from '../../preferences/present.ts';
import { presentProfile } from '../profile/present.ts';
import type { SignedIn } from '../queries.ts';
import { actorOf, owesTwoFactor } from './actor.ts';
import type { listSessions } from './queries.ts';

export function presentSession(signedIn: SignedIn, owesTwoFactor: boolean): Session {
  return {
    user: signedIn.user,
    profile: signedIn.profile ? presentProfile(signedIn.profile) : null,
    owesTwoFactor,
    screen: screenOf(signedIn),
  };
}

const screenOf = ({ profile }: Pick<SignedIn, 'profile'>) =>
  profile ? presentScreen(profile.type, profile) : { startPage: null, density: null, liveRail: false };

/** Of whoever looks with another's eyes: their account's place is taken by the one they look at. */
function presentViewing({ user, profile, viewed }: Viewing): Session {
  const { account, endsAt } = viewed;
  return {
    user,
    profile: presentProfile(account),
    owesTwoFactor: false,
    screen: screenOf({ profile }),
    viewing: { endsAt: endsAt.toISOString(), adminName: profile?.full_name ?? '' },
  };
}

type Viewing = SignedIn & { viewed: NonNullable<SignedIn['viewed']> };
const looks = (signedIn: SignedIn, config: Config): signedIn is Viewing => isViewing(actorOf(config, signedIn, ''));

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export function presentOpenSession(row: SessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.created_at.toISOString(),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
  };
}

export function sessionOf(config: Config, signedIn: SignedIn | undefined): Session | null {
  if (!signedIn) return null;
  if (looks(signedIn, config)) return presentViewing(signedIn);
  return presentSession(signedIn, owesTwoFactor(config, signedIn));
}
