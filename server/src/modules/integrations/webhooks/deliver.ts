import { createRounds, type Deliverer, keepDelivering } from '../../../net/delivery-rounds.ts';
import type { Outgoing } from '../../../net/post-guarded.ts';
import { tryPost } from '../../../net/try-post.ts';
import type { Services } from '../../../services.ts';
import { findLeadStanding } from '../../leads/queries.ts';
import { presentStanding } from '../../leads/standing.ts';
import { claimDue, type DeliveryRow } from './delivery-queries.ts';
import { type EndpointRow, findEndpoint } from './queries.ts';
import { recordTry, type Tried } from './record-try.ts';
import { openSecret } from './sealed-secret.ts';
import { signedHeaders } from './sign.ts';

type DeliveryServices = Pick<Services, 'db' | 'secret' | 'config' | 'log'>;

export function createDeliverer(services: DeliveryServices, outgoing: Outgoing = outgoingOf(services)): Deliverer {
  return createRounds<DeliveryRow>({
    claim: (claiming) => claimDue(services.db, claiming),
    receiverOf: ({ endpoint_id }) => endpoint_id,
    deliver: (delivery, now) => deliver(services, outgoing, delivery, now),
  });
}

const outgoingOf = ({ config }: DeliveryServices): Outgoing => ({ isPrivateAllowed: config.privateWebhooks });

async function deliver(
  services: DeliveryServices,
  outgoing: Outgoing,
  delivery: DeliveryRow,
  now: Date,
): Promise<void> {
  const endpoint = await findEndpoint(services.db, delivery.endpoint_id);
  if (!endpoint) return; // deleted this very moment
  const begun = performance.now();
  const tried = await send(services, outgoing, { endpoint, delivery, now });
  await recordTry(services, delivery, { ...tried, durationMs: Math.round(performance.now() - begun), at: now });
}

type Sending = { endpoint: EndpointRow; delivery: DeliveryRow; now: Date };

async function send(
  services: DeliveryServices,
  outgoing: Outgoing,
  { endpoint, delivery, now }: Sending,
): Promise<Pick<Tried, 'status' | 'failure' | 'answer'>> {
  const body = bodyOf(delivery, await dataOf(services, endpoint, delivery));
  const headers = webhookHeaders({ id: delivery.event_id, at: now, body }, secretsOf(services, endpoint, now));
  const answered = await tryPost(outgoing, endpoint.url, { headers, body });
  if ('failure' in answered) return { status: null, failure: answered.failure, answer: null };
  const { status, beginning: answer } = answered;
  const isTaken = status >= 200 && status < 300;
  return { status, failure: isTaken ? null : 'status', answer };
}

export const webhookHeaders = (...signing: Parameters<typeof signedHeaders>) => ({
  'content-type': 'application/json',
  'user-agent': 'Callstead-Webhooks/1',
  ...signedHeaders(...signing),
});

/** As this account's `GET /v1/leads/{id}` gives it now; of anything else its name, to ask for it. Nobody is named in either. */
async function dataOf({ db }: DeliveryServices, { account_id }: EndpointRow, { object, object_id: id }: DeliveryRow) {
  const lead = object === 'lead' ? await findLeadStanding(db, id) : undefined;
  if (!lead) return { object, id };
  const sees = { payout: account_id !== lead.advertiser_id, price: account_id !== lead.publisher_id };
  return { object, ...presentStanding(lead, sees) };
}

function bodyOf({ event_id, type, happened_at, sequence }: DeliveryRow, data: object): string {
  return JSON.stringify({ id: event_id, type, createdAt: happened_at.toISOString(), sequence, data });
}

type Signing = Pick<EndpointRow, 'id' | 'secret' | 'previous_secret' | 'previous_until'>;

/** Those that sign now. */
export function secretsOf(services: Pick<Services, 'secret'>, signing: Signing, now: Date): string[] {
  const { id, secret, previous_secret: previous, previous_until: until } = signing;
  const sealed = previous && until && until > now ? [secret, previous] : [secret];
  return sealed.map((each) => openSecret(services, id, each));
}

/** Any number of processes may run it. */
export const startDelivering = (services: DeliveryServices) =>
  keepDelivering(createDeliverer(services), services.log, 'webhooks are not delivered');
