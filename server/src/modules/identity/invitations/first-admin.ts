import type { NewAdminLinkResponse } from '@callstead/contract/identity/identity';
import { DomainError } from '@callstead/domain/errors';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { deleteSetting, findSetting, putSetting } from '../../../db/settings.ts';
import type { Services } from '../../../services.ts';
import { insertApproved, type NewAdmin } from './new-admin.ts';
import { hashOfToken, makeOneTimeToken } from './one-time-token.ts';
import { adminExists } from './queries.ts';

const LINK_LIFETIME_MS = 24 * 3_600_000;
const SETTING = 'first_admin_link';

/** `email` binds it to ADMIN_EMAIL. */
type Link = { tokenHash: string; expiresAt: number; email: string | null };

/** At a start without any admin: makes the one from the environment, or a one-time link, printed once. */
export async function prepareFirstAdmin(services: Services): Promise<{ link: string } | undefined> {
  const { adminEmail, adminPassword, publicUrl } = services.config;
  if (await adminExists(services.db)) return undefined;
  if (adminEmail && adminPassword) {
    const person = { fullName: 'Admin', email: adminEmail, password: adminPassword, language: 'es' } as const;
    await insertApproved(
      services,
      { ...person, userType: 'admin' },
      async (tx) => void (await deleteSetting(tx.db, SETTING)),
    );
    return undefined;
  }
  return inTransaction(services, async (tx) => {
    const open = await readLink(tx.db);
    if (open && open.expiresAt > Date.now() && open.email === (adminEmail ?? null)) return undefined;
    const { token, tokenHash } = makeOneTimeToken();
    const link: Link = { tokenHash, expiresAt: Date.now() + LINK_LIFETIME_MS, email: adminEmail ?? null };
    await putSetting(tx.db, SETTING, JSON.stringify(link));
    return { link: `${publicUrl}/first-admin?token=${token}` };
  });
}

async function readLink(db: Db): Promise<Link | undefined> {
  const value = await findSetting(db, SETTING);
  return value === undefined ? undefined : JSON.parse(value);
}

export async function checkFirstAdminLink(db: Db, token: string): Promise<NewAdminLinkResponse> {
  const link = await readLink(db);
  const isValid = link && link.tokenHash === hashOfToken(token) && link.expiresAt > Date.now();
  if (!isValid || (await adminExists(db))) throw new DomainError('link_invalid');
  return { userType: 'admin', fullName: null, email: link.email };
}

/** Whoever deletes the link first becomes the admin; a second click finds nothing. */
export async function createFirstAdmin(services: WithDb, input: NewAdmin & { token: string }): Promise<void> {
  const { email } = await checkFirstAdminLink(services.db, input.token);
  await insertApproved(services, { ...input, email: email ?? input.email, userType: 'admin' }, async (tx) => {
    if (!(await deleteSetting(tx.db, SETTING))) throw new DomainError('link_invalid');
  });
}
