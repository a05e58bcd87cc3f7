import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { aboutAccount } from '../about-account.ts';
import { findPerson, findUserByEmail } from '../queries.ts';
import { memberOf } from '../session/actor.ts';
import { insertAdmin, type NewAdmin } from './new-admin.ts';
import { hashOfToken, makeOneTimeToken } from './one-time-token.ts';
import {
  deleteInvitation,
  findInvitationForUpdate,
  findOpenInvitation,
  type InvitationRow,
  putInvitation,
} from './queries.ts';

const LINK_LIFETIME_HOURS = 72;

type Invited = { fullName: string; email: string; language: Language };

/** Only admins ask here, so it may say that an address is taken. */
export async function inviteAdmin(services: Services, actor: Actor, invited: Invited): Promise<InvitationRow> {
  authorize(actor, 'admin.invite');
  return inTransaction(services, async (tx) => {
    if (await findUserByEmail(tx.db, invited.email)) {
      throw new DomainError('validation_failed', { fields: { email: 'email_taken' } });
    }
    return sendInvitation(tx, { actor, invited, action: 'admin.invite' });
  });
}

export async function resendInvitation(services: Services, actor: Actor, id: string): Promise<InvitationRow> {
  authorize(actor, 'admin.resend-invitation');
  return inTransaction(services, async (tx) => {
    const old = await findInvitationForUpdate(tx.db, id);
    if (!old) throw new DomainError('not_found');
    const invited = { fullName: old.full_name, email: old.email, language: old.language };
    return sendInvitation(tx, { actor, invited, action: 'admin.resend-invitation' });
  });
}

type Sending = { actor: Member; invited: Invited; action: 'admin.invite' | 'admin.resend-invitation' };

async function sendInvitation(tx: Tx, sending: Sending): Promise<InvitationRow> {
  const { actor, invited, action } = sending;
  const { token, tokenHash } = makeOneTimeToken();
  const invitation = await putInvitation(tx.db, {
    email: invited.email,
    full_name: invited.fullName,
    language: invited.language,
    token_hash: tokenHash,
    invited_by: actor.userId,
    expires_at: new Date(Date.now() + LINK_LIFETIME_HOURS * 3_600_000),
  });
  const inviter = (await findPerson(tx.db, actor.userId))?.full_name ?? '';
  const link = `${tx.config.publicUrl}/accept-invitation?token=${token}`;
  const values = { name: invited.fullName, inviter, link, hours: LINK_LIFETIME_HOURS };
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: { mail: 'admin-invitation', to: invited.email, language: invited.language, values },
  });
  await emit(tx, actor, { type: action, subject: subjectOf(invitation), after: { email: invitation.email } });
  return invitation;
}

const subjectOf = ({ id, full_name: name }: InvitationRow) => ({ type: 'invitation' as const, id, name });

export async function withdrawInvitation(services: WithDb, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'admin.withdraw-invitation');
  await inTransaction(services, async (tx) => {
    const withdrawn = await deleteInvitation(tx.db, id);
    if (!withdrawn) throw new DomainError('not_found');
    await emit(tx, actor, {
      type: 'admin.withdraw-invitation',
      subject: subjectOf(withdrawn),
      before: { email: withdrawn.email },
    });
  });
}

/** A wrong, used, withdrawn and expired link look the same. */
export async function findInvitationBehind(db: Db, token: string): Promise<InvitationRow> {
  const invitation = await findOpenInvitation(db, hashOfToken(token));
  if (!invitation) throw new DomainError('link_invalid');
  return invitation;
}

type Acceptance = Pick<NewAdmin, 'fullName' | 'password' | 'language'> & { token: string; address: string };

export async function acceptInvitation(services: WithDb, { token, address, ...person }: Acceptance): Promise<void> {
  const invitation = await findInvitationBehind(services.db, token);
  const useLink = async (tx: WithDb) => {
    if (!(await deleteInvitation(tx.db, invitation.id))) throw new DomainError('link_invalid');
  };
  await insertAdmin(services, { ...person, email: invitation.email }, useLink, async (tx, created) => {
    await emit(tx, memberOf(created, { address }), {
      type: 'admin.accept-invitation',
      ...aboutAccount(created),
      after: { email: created.email, userType: created.type, status: created.status },
    });
  });
}
