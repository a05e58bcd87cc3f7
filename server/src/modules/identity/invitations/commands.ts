import { DomainError } from '@callstead/domain/errors';
import type { InvitedType, Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { aboutAccount } from '../about-account.ts';
import { findPerson, findUserByEmail } from '../queries.ts';
import { memberOf } from '../session/actor.ts';
import { hashesOfInvitation, hashOfInvitation } from './invitation-hash.ts';
import { insertApproved, type NewAdmin } from './new-admin.ts';
import { makeOneTimeToken } from './one-time-token.ts';
import {
  deleteInvitation,
  findInvitationForUpdate,
  findOpenInvitation,
  type InvitationRow,
  putInvitation,
} from './queries.ts';

const LINK_LIFETIME_HOURS = 72;

type Invited = { userType: InvitedType; fullName: string; email: string; language: Language };

/** Only admins ask here, so it may say that an address is taken. */
export async function invite(services: Services, actor: Actor, invited: Invited): Promise<InvitationRow> {
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
    const { user_type: userType, full_name: fullName, email, language } = old;
    const invited = { userType, fullName, email, language };
    return sendInvitation(tx, { actor, invited, action: 'admin.resend-invitation' });
  });
}

type Sending = { actor: Member; invited: Invited; action: 'admin.invite' | 'admin.resend-invitation' };

async function sendInvitation(tx: Tx, sending: Sending): Promise<InvitationRow> {
  const { actor, invited, action } = sending;
  const { token } = makeOneTimeToken();
  const invitation = await putInvitation(tx.db, {
    email: invited.email,
    user_type: invited.userType,
    full_name: invited.fullName,
    language: invited.language,
    token_hash: hashOfInvitation(invited.userType, token),
    invited_by: actor.userId,
    expires_at: new Date(Date.now() + LINK_LIFETIME_HOURS * 3_600_000),
  });
  const inviter = (await findPerson(tx.db, actor.userId))?.full_name ?? '';
  const link = `${tx.config.publicUrl}/accept-invitation?token=${token}`;
  const values = { name: invited.fullName, inviter, link, hours: LINK_LIFETIME_HOURS };
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: { mail: `${invited.userType}-invitation`, to: invited.email, language: invited.language, values },
  });
  await emit(tx, actor, { type: action, subject: subjectOf(invitation), after: factsOf(invitation) });
  return invitation;
}

const subjectOf = ({ id, full_name: name }: InvitationRow) => ({ type: 'invitation' as const, id, name });
const factsOf = ({ email, user_type: userType }: InvitationRow) => ({ email, userType });

export async function withdrawInvitation(services: WithDb, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'admin.withdraw-invitation');
  await inTransaction(services, async (tx) => {
    const withdrawn = await deleteInvitation(tx.db, id);
    if (!withdrawn) throw new DomainError('not_found');
    await emit(tx, actor, {
      type: 'admin.withdraw-invitation',
      subject: subjectOf(withdrawn),
      before: factsOf(withdrawn),
    });
  });
}

/** A wrong, used, withdrawn and expired link look the same. */
export async function findInvitationBehind(db: Db, token: string): Promise<InvitationRow> {
  const invitation = await findOpenInvitation(db, hashesOfInvitation(token));
  if (!invitation) throw new DomainError('link_invalid');
  return invitation;
}

type Acceptance = Pick<NewAdmin, 'fullName' | 'password' | 'language'> & { token: string; address: string };

export async function acceptInvitation(services: WithDb, { token, address, ...person }: Acceptance): Promise<void> {
  const invitation = await findInvitationBehind(services.db, token);
  const useLink = async (tx: WithDb) => {
    if (!(await deleteInvitation(tx.db, invitation.id))) throw new DomainError('link_invalid');
  };
  const accepted = { ...person, email: invitation.email, userType: invitation.user_type };
  await insertApproved(services, accepted, useLink, async (tx, created) => {
    await emit(tx, memberOf(created, { address }), {
      type: 'admin.accept-invitation',
      ...aboutAccount(created),
      after: { email: created.email, userType: created.type, status: created.status },
    });
  });
}
