import { DomainError } from '@callstead/domain/errors';
import type { InvitedType, Language } from '@callstead/domain/identity/account';
import { hashPassword } from 'better-auth/crypto';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { type AccountRow, insertAccount } from '../queries.ts';

export type NewAdmin = { fullName: string; email: string; password: string; language: Language };

/** Approved from the start. `useLink` uses the one-time link up in the same transaction, and refuses when there is none. */
export async function insertApproved(
  services: WithDb,
  invited: NewAdmin & { userType: InvitedType },
  useLink: (tx: WithDb) => Promise<void>,
  afterwards: (tx: WithDb, created: AccountRow) => Promise<void> = async () => undefined,
): Promise<void> {
  // Costly on purpose, so before the transaction: it must not hold a connection.
  const passwordHash = await hashPassword(invited.password);
  await inTransaction(services, async (tx) => {
    await useLink(tx);
    const created = await insertAccount(tx.db, {
      passwordHash,
      emailConfirmedAt: new Date(),
      person: { full_name: invited.fullName, email: invited.email, language: invited.language },
      account: { type: invited.userType, status: 'approved' },
    });
    if (!created) throw new DomainError('validation_failed', { fields: { email: 'email_taken' } });
    await afterwards(tx, created);
  });
}
