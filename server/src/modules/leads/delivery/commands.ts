import { randomUUID } from 'node:crypto';
import type {
  LeadDelivery,
  LeadWayRequest,
  LeadWays,
  SavedLeadWays,
  SaveLeadWaysRequest,
} from '@callstead/contract/leads/delivery';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { WaySettings } from '@callstead/domain/leads/delivery/way';
import { OFFERED } from '@callstead/domain/offered';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { newSortableId } from '../../../db/sortable-id.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { newWebhookSecret } from '../../integrations/webhooks/sign.ts';
import { checkWays } from './check-ways.ts';
import { findDeliveryForUpdate, insertDeliveries, sendAgain } from './delivery-queries.ts';
import { findLeadToDeliver } from './lead-queries.ts';
import { presentDeliveries, presentWays, seenOf } from './present.ts';
import { targetOf } from './put-together.ts';
import { type HeaderSecrets, openHeaders, sealHeaders, sealWaySecret } from './sealed-way.ts';
import * as queries from './way-queries.ts';

export type WayServices = Pick<Services, 'db' | 'config' | 'sealSecret' | 'limits'>;
type WayAction =
  | 'lead-way.read'
  | 'lead-way.edit'
  | 'lead-way.rotate'
  | 'lead-way.test'
  | 'lead-delivery.list'
  | 'lead-delivery.replay';

/** 404 instead of 403 for another's campaign. */
export async function campaignFor({ db }: WithDb, actor: Actor, action: WayAction, id: string) {
  if (!OFFERED.leads) throw new DomainError('not_offered');
  const campaign = await queries.findDeliveringCampaign(db, id);
  if (!campaign || (actor.role === 'advertiser' && campaign.advertiserId !== actor.accountId))
    throw new DomainError('not_found');
  authorize(actor, action, campaign);
  return campaign;
}

export async function readWays(services: WayServices, actor: Actor, id: string, now: Date): Promise<LeadWays> {
  return setupOf(services, await campaignFor(services, actor, 'lead-way.read', id), now);
}

async function setupOf({ db }: WithDb, campaign: queries.DeliveringCampaign, now: Date): Promise<LeadWays> {
  const [ways, endpoints] = await Promise.all([
    queries.listWays(db, [campaign.id]),
    queries.listOwnEndpoints(db, campaign.advertiserId),
  ]);
  return presentWays(campaign, ways, endpoints, now);
}

/** All at once: what is there changes, what is new is made, what is left out goes. */
export function saveWays(
  services: WayServices,
  actor: Actor,
  { id, seen, ways: wanted }: SaveLeadWaysRequest & { id: string },
  now: Date,
): Promise<SavedLeadWays> {
  return inTransaction(services, async (tx) => {
    const campaign = await campaignFor(tx, actor, 'lead-way.edit', id);
    await queries.lockCampaign(tx.db, id);
    const [before, endpoints] = [
      await queries.listWays(tx.db, [id]),
      await queries.listOwnEndpoints(tx.db, campaign.advertiserId),
    ];
    if (seenOf(before) !== seen) throw new DomainError('settings_changed');
    checkWays(tx.config, wanted, { before, endpoints });
    await queries.silenceWays(tx.db, id);
    const secrets = await putWays(tx, campaign, { wanted, before, now });
    const after = await queries.listWays(tx.db, [id]);
    const told = (rows: readonly queries.WayRow[]) => ({ ways: wordsOf(rows, endpoints) });
    await emit(tx, memberOf(actor), {
      type: 'lead-way.edit',
      ...{ ...aboutCampaign(campaign), before: told(before), after: told(after) },
    });
    return { setup: presentWays(campaign, after, endpoints, now), secrets };
  });
}

type Putting = { wanted: readonly LeadWayRequest[]; before: readonly queries.WayRow[]; now: Date };

async function putWays(
  tx: Pick<Services, 'db' | 'sealSecret'>,
  campaign: queries.DeliveringCampaign,
  { wanted, before, now }: Putting,
): Promise<SavedLeadWays['secrets']> {
  const made: SavedLeadWays['secrets'] = [];
  const kept = new Set<string>();
  for (const [position, way] of wanted.entries()) {
    const found = before.find(({ id }) => id === way.id);
    const id = found?.id ?? randomUUID();
    kept.add(id);
    const needsSecret = way.kind === 'webhook' && way.endpointId === null && !found?.secret;
    const secret = needsSecret ? newWebhookSecret() : undefined;
    if (secret) made.push({ wayId: id, secret });
    const row = {
      ...{ position, kind: way.kind, decides: way.decides, settings: JSON.stringify(settingsOf(way)) },
      ...(secret && { secret: sealWaySecret(tx, id, secret) }),
      header_secrets: way.kind === 'http' ? sealHeaders(tx, id, secretHeaders(tx, way, found)) : null,
    };
    if (found) await queries.updateWay(tx.db, id, row);
    else await queries.insertWay(tx.db, { ...row, id, campaign_id: campaign.id, created_at: now });
  }
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await queries.removeWays(tx.db, gone, now);
  return made;
}

/** What is kept in the open. */
function settingsOf({ id: _, decides: __, ...way }: LeadWayRequest): WaySettings {
  if (way.kind !== 'http') return way;
  const headers = way.headers.map(({ name, value, isSecret }) => ({
    ...{ name, isSecret, value: isSecret ? '' : (value ?? '') },
  }));
  return { ...way, headers };
}

/** A secret that is not said again stays what it was. */
function secretHeaders(
  tx: Pick<Services, 'sealSecret'>,
  way: Extract<LeadWayRequest, { kind: 'http' }>,
  found: queries.WayRow | undefined,
): HeaderSecrets {
  const before = found ? openHeaders(tx, found.id, found.header_secrets) : {};
  const secret = way.headers.filter(({ isSecret }) => isSecret);
  return Object.fromEntries(
    secret.map(({ name, value }) => [name.toLowerCase(), value ?? before[name.toLowerCase()] ?? '']),
  );
}

const BOTH_MS = 24 * 3_600_000;

/** For a day both sign, so that a receiver can change over when it likes. */
export function rotateWaySecret(
  services: WayServices,
  actor: Actor,
  { id, wayId }: { id: string; wayId: string },
  now: Date,
): Promise<SavedLeadWays> {
  return inTransaction(services, async (tx) => {
    const campaign = await campaignFor(tx, actor, 'lead-way.rotate', id);
    await queries.lockCampaign(tx.db, id);
    const way = (await queries.listWays(tx.db, [id])).find((each) => each.id === wayId);
    if (!way?.secret) throw new DomainError('not_found');
    const secret = newWebhookSecret();
    await queries.updateWay(tx.db, wayId, {
      ...{ secret: sealWaySecret(tx, wayId, secret), previous_secret: way.secret },
      previous_until: new Date(now.getTime() + BOTH_MS),
    });
    const after = { address: targetOf(way.settings, []) };
    await emit(tx, memberOf(actor), { type: 'lead-way.rotate', ...aboutCampaign(campaign), after });
    return { setup: await setupOf(tx, campaign, now), secrets: [{ wayId, secret }] };
  });
}

/** Sent once, within a second or two, by whoever delivers. */
export async function sendSample(
  services: WayServices,
  actor: Actor,
  { id, wayId }: { id: string; wayId: string },
  now: Date,
): Promise<LeadDelivery> {
  const campaign = await campaignFor(services, actor, 'lead-way.test', id);
  const way = (await queries.listWays(services.db, [id])).find((each) => each.id === wayId);
  if (!way) throw new DomainError('not_found');
  await services.limits.spend('lead-sample.account', campaign.advertiserId);
  const row = {
    ...{ id: newSortableId('dlv', now), campaign_id: id, way_id: wayId, lead_id: null },
    ...{ position: way.position, decides: false, next_try_at: now },
  };
  await insertDeliveries(services.db, [row]);
  const made = await inTransaction(services, (tx) => findDeliveryForUpdate(tx.db, row.id));
  assert(made, 'a sample that was just asked for is there');
  const [sample] = await presentDeliveries(services, campaign.advertiserId, [made]);
  return sample as LeadDelivery;
}

/** Under the id it has had from the beginning. */
export async function replayDelivery(services: WithDb, actor: Actor, id: string, now: Date): Promise<void> {
  await inTransaction(services, async (tx) => {
    const delivery = await findDeliveryForUpdate(tx.db, id);
    if (!delivery) throw new DomainError('not_found');
    await campaignFor(tx, actor, 'lead-delivery.replay', delivery.campaign_id);
    const [way] = await queries.listWaysById(tx.db, [delivery.way_id]);
    const lead = delivery.lead_id === null || (await findLeadToDeliver(tx.db, delivery.lead_id));
    if (!lead || !way || way.removed_at) throw new DomainError('lead_not_deliverable');
    await sendAgain(tx.db, id, now);
  });
}

function memberOf(actor: Actor): Member {
  if (!isMember(actor)) throw new DomainError('unauthenticated');
  return actor;
}

const aboutCampaign = ({ id, publicId, advertiserId }: queries.DeliveringCampaign) => ({
  subject: { type: 'campaign' as const, id, name: publicId },
  accountId: advertiserId,
});

/** For the audit log: kinds and hosts, nothing that opens anything. */
const wordsOf = (rows: readonly queries.WayRow[], endpoints: readonly { id: string; url: string }[]) =>
  rows
    .map(({ settings, decides }) => `${settings.kind} ${targetOf(settings, endpoints)}${decides ? ' *' : ''}`)
    .join(' · ');
