import { randomUUID } from 'node:crypto';
import type {
  CreatedWebhook,
  ReplayRequest,
  SetWebhookStateRequest,
  WebhookEndpoint,
  WebhookRequest,
} from '@callstead/contract/integrations/webhooks';
import { DomainError } from '@callstead/domain/errors';
import { MOST_ENDPOINTS, TEST_TYPE } from '@callstead/domain/integrations/webhook';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { newSortableId } from '../../../db/sortable-id.ts';
import { emit } from '../../../events/emit.ts';
import { parseTarget } from '../../../net/post-guarded.ts';
import type { Services } from '../../../services.ts';
import { lockAccount } from '../../identity/queries.ts';
import { aboutEndpoint, hostOf } from './about-endpoint.ts';
import { findDelivery, insertDeliveries, sendAgain, sendFailedAgain } from './delivery-queries.ts';
import { presentEndpoint } from './present.ts';
import * as queries from './queries.ts';
import { sealSecret } from './sealed-secret.ts';
import { newWebhookSecret } from './sign.ts';

type WebhookServices = Pick<Services, 'db' | 'config' | 'secret'>;
type EndpointAction =
  | 'webhook.read'
  | 'webhook.edit'
  | 'webhook.rotate'
  | 'webhook.delete'
  | 'webhook.test'
  | 'webhook.replay';

/** 404 instead of 403 for another's. */
export async function ownEndpoint(
  { db }: WithDb,
  actor: Actor,
  action: EndpointAction,
  id: string,
): Promise<queries.EndpointRow> {
  const find = db.isTransaction ? queries.findEndpointForUpdate : queries.findEndpoint;
  const found = await find(db, id);
  if (!found || !isMember(actor) || found.account_id !== actor.accountId) throw new DomainError('not_found');
  authorize(actor, action, { accountId: found.account_id });
  return found;
}

/** Postbacks are changed by themselves, and have no secret of ours. */
async function ownWebhook(tx: WithDb, actor: Actor, action: EndpointAction, id: string): Promise<queries.EndpointRow> {
  const found = await ownEndpoint(tx, actor, action, id);
  if (found.kind !== 'webhook') throw new DomainError('not_found');
  return found;
}

/** The secret stands in this answer and in that of a rotation, nowhere else. */
export function createEndpoint(
  services: WebhookServices,
  actor: Actor,
  { url, types }: WebhookRequest,
  now: Date,
): Promise<CreatedWebhook> {
  authorize(actor, 'webhook.create');
  assertTarget(services, url);
  return inTransaction(services, async (tx) => {
    await lockAccount(tx.db, actor.accountId);
    const count = await queries.countEndpoints(tx.db, actor.accountId, 'webhook');
    if (count >= MOST_ENDPOINTS) throw new DomainError('integration_limit');
    const [id, secret] = [randomUUID(), newWebhookSecret()];
    const made = await queries.insertEndpoint(tx.db, {
      ...{ id, account_id: actor.accountId, url, types: [...new Set(types)], created_at: now },
      secret: sealSecret(tx, id, secret),
    });
    await emit(tx, actor, { type: 'webhook.create', ...aboutEndpoint(made), after: factsOf(made) });
    return { secret, endpoint: presentEndpoint(made, now) };
  });
}

function assertTarget({ config }: WebhookServices, url: string): void {
  if (!parseTarget(url, { isPrivateAllowed: config.privateWebhooks }))
    throw new DomainError('validation_failed', { fields: { url: 'website_invalid' } });
}

export function editEndpoint(
  services: WebhookServices,
  actor: Actor,
  { id, url, types }: WebhookRequest & { id: string },
  now: Date,
): Promise<WebhookEndpoint> {
  return inTransaction(services, async (tx) => {
    const found = await ownWebhook(tx, actor, 'webhook.edit', id);
    assertTarget(tx, url);
    const edited = await queries.updateEndpoint(tx.db, id, { url, types: [...new Set(types)] });
    const [before, after] = [factsOf(found), factsOf(edited)];
    await emit(tx, memberOf(actor), { type: 'webhook.edit', ...aboutEndpoint(edited), before, after });
    return presentEndpoint(edited, now);
  });
}

/** Switched on again it catches up with all that waited. */
export function setEndpointState(
  services: WithDb,
  actor: Actor,
  { id, state }: SetWebhookStateRequest & { id: string },
  now: Date,
): Promise<WebhookEndpoint> {
  return inTransaction(services, async (tx) => {
    const found = await ownEndpoint(tx, actor, 'webhook.edit', id);
    if (found.state === state) return presentEndpoint(found, now);
    const set = await queries.updateEndpoint(tx.db, id, { state, failing_since: null });
    if (state === 'active') await queries.catchUp(tx.db, id, now);
    const [before, after] = [found, set].map((each) => ({ isOn: each.state === 'active' }));
    await emit(tx, memberOf(actor), { type: 'webhook.edit', ...aboutEndpoint(set), before, after });
    return presentEndpoint(set, now);
  });
}

const BOTH_MS = 24 * 3_600_000;

/** For a day both sign, so that a receiver can change over when it likes. */
export function rotateSecret(services: WebhookServices, actor: Actor, id: string, now: Date): Promise<CreatedWebhook> {
  return inTransaction(services, async (tx) => {
    const found = await ownWebhook(tx, actor, 'webhook.rotate', id);
    const secret = newWebhookSecret();
    const rotated = await queries.updateEndpoint(tx.db, id, {
      secret: sealSecret(tx, id, secret),
      previous_secret: found.secret,
      previous_until: new Date(now.getTime() + BOTH_MS),
    });
    await emit(tx, memberOf(actor), { type: 'webhook.rotate', ...aboutEndpoint(rotated) });
    return { secret, endpoint: presentEndpoint(rotated, now) };
  });
}

export async function deleteEndpoint(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await ownEndpoint(tx, actor, 'webhook.delete', id);
    await queries.deleteEndpoint(tx.db, id);
    await emit(tx, memberOf(actor), { type: 'webhook.delete', ...aboutEndpoint(found), before: factsOf(found) });
  });
}

/** Sent once, whatever becomes of it. Asked for again under the same id it changes nothing. */
export async function sendTest(
  services: WithDb,
  actor: Actor,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
  now: Date,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const { id } = await ownEndpoint(tx, actor, 'webhook.test', endpointId);
    await insertDeliveries(tx.db, [
      {
        ...{ id: deliveryId, endpoint_id: id, event_id: newSortableId('evt', now), type: TEST_TYPE },
        ...{ object: 'webhook', object_id: id, sequence: 0, happened_at: now, next_try_at: now },
      },
    ]);
  });
}

export async function replayDelivery(
  services: WithDb,
  actor: Actor,
  { id, deliveryId }: { id: string; deliveryId: string },
  now: Date,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const endpoint = await ownEndpoint(tx, actor, 'webhook.replay', id);
    const delivery = await findDelivery(tx.db, deliveryId);
    if (delivery?.endpoint_id !== endpoint.id) throw new DomainError('not_found');
    await sendAgain(tx.db, deliveryId, now);
  });
}

/** All that failed of a span of time. */
export function replayFailed(
  services: WithDb,
  actor: Actor,
  { id, from, to }: ReplayRequest & { id: string },
  now: Date,
): Promise<{ deliveries: number }> {
  return inTransaction(services, async (tx) => {
    const endpoint = await ownEndpoint(tx, actor, 'webhook.replay', id);
    const span = { endpointId: endpoint.id, from: new Date(from), to: new Date(to) };
    return { deliveries: await sendFailedAgain(tx.db, span, now) };
  });
}

function memberOf(actor: Actor): Member {
  if (!isMember(actor)) throw new DomainError('unauthenticated');
  return actor;
}

const factsOf = (endpoint: queries.EndpointRow) => ({ address: hostOf(endpoint), events: endpoint.types.join(' ') });
