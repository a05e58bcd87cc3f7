import type { Db } from '../../../db/database.ts';
import { createRounds, type Deliverer, keepDelivering } from '../../../net/delivery-rounds.ts';
import type { Outgoing } from '../../../net/post-guarded.ts';
import { tryPost } from '../../../net/try-post.ts';
import type { Services } from '../../../services.ts';
import { postbackMessage } from '../postbacks/message.ts';
import { type ClaimedDelivery, claimDue, type DeliveryRow, recordOutcome } from './delivery-queries.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { type EndpointRow, findEndpoint } from './queries.ts';
import { recordTry, type Tried } from './record-try.ts';
import { openSecret } from './sealed-secret.ts';
import { signedHeaders } from './sign.ts';

type DeliveryServices = Pick<Services, 'db' | 'secret' | 'sealSecret' | 'config' | 'log'>;

/** Webhooks and postbacks: one queue, one log. */
export function createDeliverer(
  services: DeliveryServices,
  outgoing: Outgoing = outgoingOf(services),
  describe: Describe = BY_NAME,
): Deliverer {
  return createRounds<ClaimedDelivery>({
    claim: (claiming) => claimDue(services.db, claiming),
    receiverOf: ({ endpoint_id }) => endpoint_id,
    hostOf: ({ host }) => host,
    deliver: (delivery, now) => deliver(services, { outgoing, describe }, delivery, now),
  });
}

const outgoingOf = ({ config }: DeliveryServices): Outgoing => ({ isPrivateAllowed: config.privateWebhooks });

/** By whom it leaves the house, and who knows what there is to say. */
type Ways = { outgoing: Outgoing; describe: Describe };

async function deliver(services: DeliveryServices, ways: Ways, delivery: DeliveryRow, now: Date): Promise<void> {
  const endpoint = await findEndpoint(services.db, delivery.endpoint_id);
  if (!endpoint) return; // deleted this very moment
  const message =
    endpoint.kind === 'postback'
      ? await postbackMessage(services, delivery)
      : await webhookMessage(services, ways.describe, { endpoint, delivery, now });
  if (!message) return recordOutcome(services.db, delivery.id, { ...delivery, state: 'given_up' });
  const begun = performance.now();
  const tried = await send(ways.outgoing, message);
  const durationMs = Math.round(performance.now() - begun);
  await recordTry(services, delivery, { ...tried, durationMs, at: now, request: message.shown });
}

async function send(
  outgoing: Outgoing,
  { url, ...message }: OutgoingMessage,
): Promise<Pick<Tried, 'status' | 'failure' | 'answer'>> {
  const answered = await tryPost(outgoing, url, message);
  if ('failure' in answered) return { status: null, failure: answered.failure, answer: null };
  const { status, beginning: answer } = answered;
  const isTaken = status >= 200 && status < 300;
  return { status, failure: isTaken ? null : 'status', answer };
}

type Sending = { endpoint: EndpointRow; delivery: DeliveryRow; now: Date };

async function webhookMessage(
  services: DeliveryServices,
  describe: Describe,
  { endpoint, delivery, now }: Sending,
): Promise<OutgoingMessage> {
  const { url, account_id: accountId } = endpoint;
  const { object, object_id: id } = delivery;
  const described = await describe(services.db, { object, id, accountId });
  const body = bodyOf(delivery, described ?? { object, id });
  const headers = webhookHeaders({ id: delivery.event_id, at: now, body }, secretsOf(services, endpoint, now));
  return { method: 'POST', url, headers, body, shown: { method: 'POST', url, body } };
}

export const webhookHeaders = (...signing: Parameters<typeof signedHeaders>) => ({
  'content-type': 'application/json',
  'user-agent': 'Callstead-Webhooks/1',
  ...signedHeaders(...signing),
});

type About = { object: string; id: string; accountId: string };
/** What there is to say of something, as this account's `GET /v1/…` gives it now; undefined: its name is all, to ask for it. */
export type Describe = (db: Db, about: About) => Promise<object | undefined>;
const BY_NAME: Describe = async () => undefined;

function bodyOf({ event_id, type, happened_at, sequence }: DeliveryRow, data: object): string {
  return JSON.stringify({ id: event_id, type, createdAt: happened_at.toISOString(), sequence, data });
}

type Signing = Pick<EndpointRow, 'id' | 'secret' | 'previous_secret' | 'previous_until'>;

/** Those that sign now. */
export function secretsOf(services: Pick<Services, 'secret'>, signing: Signing, now: Date): string[] {
  const { id, secret, previous_secret: previous, previous_until: until } = signing;
  const sealed = [secret, until && until > now ? previous : null].filter((each) => each !== null);
  return sealed.map((each) => openSecret(services, id, each));
}

/** Any number of processes may run it. */
export const startDelivering = (services: DeliveryServices, describe?: Describe) =>
  keepDelivering(createDeliverer(services, outgoingOf(services), describe), services.log, 'webhooks are not delivered');
