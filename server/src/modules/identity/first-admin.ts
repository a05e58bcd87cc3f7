import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { hashPassword } from 'better-auth/crypto';
import { type Db, inTransaction } from '../../db/database.ts';
import { deleteSetting, findSetting, putSetting } from '../../db/settings.ts';
import type { Services } from '../../services.ts';
import { adminExists, insertAccount } from './queries.ts';

const LINK_LIFETIME_MS = 24 * 3_600_000;
const SETTING = 'first_admin_link';

/** Only a hash is kept: the database cannot give the link away. `email` binds it to ADMIN_EMAIL. */
type Link = { tokenHash: string; expiresAt: number; email: string | null };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** At a start without any admin: makes the one from the environment, or a one-time link, printed once. */
export async function prepareFirstAdmin(services: Services): Promise<{ link: string } | undefined> {
  const { adminEmail, adminPassword, publicUrl } = services.config;
  if (await adminExists(services.db)) return undefined;
  if (adminEmail && adminPassword) {
    await insertAdmin(services.db, { fullName: 'Admin', email: adminEmail, password: adminPassword, language: 'es' });
    return undefined;
  }
  return inTransaction(services.db, async (db) => {
    const open = await readLink(db);
    if (open && open.expiresAt > Date.now() && open.email === (adminEmail ?? null)) return undefined;
    const token = randomBytes(24).toString('base64url');
    const link: Link = {
      tokenHash: hashOf(token),
      expiresAt: Date.now() + LINK_LIFETIME_MS,
      email: adminEmail ?? null,
    };
    await putSetting(db, SETTING, JSON.stringify(link));
    return { link: `${publicUrl}/first-admin?token=${token}` };
  });
}

async function readLink(db: Db): Promise<Link | undefined> {
  const value = await findSetting(db, SETTING);
  return value === undefined ? undefined : JSON.parse(value);
}

export async function checkFirstAdminLink(db: Db, token: string): Promise<{ email: string | null }> {
  const link = await readLink(db);
  const isValid = link && link.tokenHash === hashOf(token) && link.expiresAt > Date.now();
  if (!isValid || (await adminExists(db))) throw new DomainError('link_invalid');
  return { email: link.email };
}

type Founder = { fullName: string; email: string; password: string; language: Language };

export async function foundNetwork(db: Db, input: Founder & { token: string }): Promise<void> {
  const { email } = await checkFirstAdminLink(db, input.token);
  await insertAdmin(db, { ...input, email: email ?? input.email }, input.token);
}

/** With a token, whoever deletes the link first becomes the admin; a second click finds nothing. */
async function insertAdmin(db: Db, admin: Founder, token?: string): Promise<void> {
  const passwordHash = await hashPassword(admin.password);
  await inTransaction(db, async (db) => {
    const held = await deleteSetting(db, SETTING);
    if (token && !held) throw new DomainError('link_invalid');
    const created = await insertAccount(db, {
      passwordHash,
      emailConfirmedAt: new Date(),
      profile: {
        full_name: admin.fullName,
        email: admin.email,
        user_type: 'admin',
        status: 'approved',
        language: admin.language,
      },
    });
    if (!created) throw new DomainError('validation_failed', { fields: { email: 'invalid' } });
  });
}
