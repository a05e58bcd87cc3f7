import { afterStep, type Decision } from '@callstead/domain/applications/lifecycle';
import { assertOffered } from '@callstead/domain/campaigns/lifecycle';
import { DomainError } from '@callstead/domain/errors';
import { MOST_POOLED } from '@callstead/domain/numbers/number-pool';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Tx } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { findOffer } from '../campaigns/queries.ts';
import { findAccount } from '../identity/queries.ts';
import { requestNumber } from '../numbers/hand-out.ts';
import { deletePool, restPooled } from '../numbers/pools/queries.ts';
import { restNumberOf } from '../numbers/queries.ts';
import {
  type ApplicationInContext,
  type ApplicationRow,
  findApplicationForUpdate,
  insertApplication,
  updateApplication,
} from './queries.ts';

/** A publisher asks to join; what is not active does not exist for them. */
export function applyToCampaign(
  services: WithDb,
  actor: Actor,
  input: { publicId: string; message: string | null },
): Promise<ApplicationRow> {
  assertMayApply(actor);
  return inTransaction(services, async (tx) => {
    const campaign = await findOffer(tx.db, input.publicId);
    if (!campaign) throw new DomainError('not_found');
    assertOffered(campaign.type);
    const application = await insertApplication(tx.db, {
      campaign_id: campaign.id,
      publisher_id: actor.accountId,
      message: input.message,
    });
    if (!application) throw new DomainError('application_exists');
    const publisher = await findAccount(tx.db, actor.accountId);
    await emit(tx, actor, {
      type: 'application.create',
      ...aboutApplication({
        ...campaign,
        advertiserId: campaign.advertiser_id,
        id: application.id,
        publisherId: actor.accountId,
        publisher_name: publisher?.name ?? '',
        status: application.status,
      }),
    });
    return application;
  });
}

/** Says why, where the reason is the account's own review. */
function assertMayApply(actor: Actor): asserts actor is Member {
  const isPublisher = actor.role === 'publisher' || actor.role === 'affiliate';
  if (isPublisher && actor.status === 'pending') throw new DomainError('account_pending');
  if (isPublisher && actor.status === 'rejected') throw new DomainError('account_rejected');
  authorize(actor, 'application.create');
}

export function withdrawApplication(services: WithDb, actor: Actor, id: string): Promise<ApplicationRow> {
  return inTransaction(services, async (tx) => {
    const application = await findApplicationForUpdate(tx.db, id);
    if (!application || !can(actor, 'application.withdraw', application)) throw new DomainError('not_found');
    const changed = await updateApplication(tx.db, id, { status: afterStep('withdraw', application.status) });
    await emit(tx, actor, {
      type: 'application.withdraw',
      ...aboutApplication({ ...application, status: changed.status }),
      before: { status: application.status },
      after: { status: changed.status },
    });
    return changed;
  });
}

type ToldApplication = Pick<ApplicationInContext, 'id' | 'publisherId' | 'publisher_name' | 'status'> &
  Pick<ApplicationInContext, 'public_id' | 'advertiserId' | 'texts'>;

/** An application as an event tells of it. */
export function aboutApplication(application: ToldApplication) {
  const { id, status, public_id, advertiserId, publisherId, publisher_name, texts } = application;
  return {
    subject: { type: 'application' as const, id, name: public_id },
    accountId: advertiserId,
    facts: {
      publisherId,
      advertiserId,
      publisherName: publisher_name,
      publicId: public_id,
      title: { es: texts.es.title, en: texts.en.title },
      status,
    },
  };
}

type DecisionReason = { reason: string | null };

/** An approval for calls takes a number from the pool in the same transaction, or a place in the queue for one. */
export function decideApplication(
  services: Tx,
  actor: Actor,
  input: DecisionReason & { id: string; decision: Decision },
): Promise<ApplicationRow> {
  return inTransaction(services, async (tx) => {
    const application = await loadFor(tx.db, actor, 'application.decide', input.id);
    const status = statusAfter(input.decision, application);
    const decided = await save(tx, actor, application, { ...input, action: 'application.decide', status });
    if (status === 'approved' && application.campaign_type === 'call')
      await requestNumber(tx, application, actedAt(actor));
    return decided;
  });
}

/** What the decision makes of it, or why it cannot be decided that way. */
export function statusAfter(decision: Decision, application: ApplicationInContext): ApplicationRow['status'] {
  const status = afterStep(decision, application.status);
  const isClosed = application.campaign_status === 'archived';
  if (status === 'approved' && isClosed) throw new DomainError('campaign_inactive');
  return status;
}

/** Ends an approval; its number goes to rest. */
export function revokeApplication(
  services: Tx,
  actor: Actor,
  input: DecisionReason & { id: string },
): Promise<ApplicationRow> {
  return inTransaction(services, async (tx) => {
    const application = await loadFor(tx.db, actor, 'application.revoke', input.id);
    const status = afterStep('revoke', application.status);
    const revoked = await save(tx, actor, application, { ...input, action: 'application.revoke', status });
    await restNumber(tx, actor, application);
    return revoked;
  });
}

/** 404 instead of 403 for another's application. */
export async function loadFor(
  db: Db,
  actor: Actor,
  action: Change['action'],
  id: string,
): Promise<ApplicationInContext> {
  authorize(actor, 'application.list');
  const application = await findApplicationForUpdate(db, id);
  if (!application || !can(actor, action, application)) throw new DomainError('not_found');
  return application;
}

type Change = {
  action: 'application.decide' | 'application.revoke';
  status: ApplicationRow['status'];
  reason: string | null;
};

async function save(
  tx: Tx,
  actor: Actor,
  application: ApplicationInContext,
  { action, status, reason }: Change,
): Promise<ApplicationRow> {
  const changed = await updateApplication(tx.db, application.id, {
    status,
    reason,
    decided_by: (actor as Member).userId,
    decided_at: new Date(),
    waits_since: null,
  });
  await emit(tx, actor, {
    type: action,
    ...aboutApplication({ ...application, status }),
    before: { status: application.status },
    after: { status, publisher: application.publisher_name },
    reason,
  });
  return changed;
}

async function restNumber(tx: WithDb, actor: Actor, application: ApplicationInContext): Promise<void> {
  await deletePool(tx.db, application.id);
  await restPooled(tx.db, application.id, MOST_POOLED, new Date());
  const number = await restNumberOf(tx.db, application.id, new Date());
  if (!number) return;
  await emit(tx, actor, {
    type: 'application.revoke',
    ...aboutApplication(application),
    subject: { type: 'number', id: number.id, name: number.number },
    before: { publisher: application.publisher_name, campaign: application.public_id },
  });
}
