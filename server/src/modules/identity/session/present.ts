import type { OpenSession, Session } from '@callstead/contract/identity/identity';
import type { Config } from '../../../config.ts';
import { presentProfile } from '../profile/present.ts';
import type { SignedIn } from '../queries.ts';
import { owesTwoFactor } from './actor.ts';
import type { listSessions } from './queries.ts';

export function presentSession(signedIn: SignedIn, owesTwoFactor: boolean): Session {
  return {
    user: signedIn.user,
    profile: signedIn.profile ? presentProfile(signedIn.profile) : null,
    owesTwoFactor,
  };
}

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
  return signedIn ? presentSession(signedIn, owesTwoFactor(config, signedIn)) : null;
}
