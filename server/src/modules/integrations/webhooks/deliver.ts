import type { Db } from '../../../db/database.ts';
import { createRounds, type Deliverer, keepDelivering } from '../../../net/delivery-rounds.ts';
import type { Outgoing } from '../../../net/post-guarded.ts';
import { tryPost } from '../../../net/try-post.ts';
import type { Services } from '../../../services.ts';
import { claimDue, type DeliveryRow } from './delivery-queries.ts';
import { type EndpointRow, findEndpoint } from './queries.ts';
import { recordTry, type Tried } from './record-try.ts';
import { openSecret } from './sealed-secret.ts';
import { signedHeaders } from './sign.ts';

type DeliveryServices = Pick<Services, 'db' | 'secret' | 'config' | 'log'>;

export function createDeliverer(
  services: DeliveryServices,
  outgoing: Outgoing = outgoingOf(services),
  describe: Describe = BY_NAME,
): Deliverer {
  return createRounds<DeliveryRow>({
    claim: (claiming) => claimDue(services.db, claiming),
    receiverOf: ({ endpoint_id }) => endpoint_id,
    deliver: (delivery, now) => deliver(services, { outgoing, describe }, delivery, now),
  });
}

const outgoingOf = ({ config }: DeliveryServices): Outgoing => ({ isPrivateAllowed: config.privateWebhooks });

async function deliver(services: DeliveryServices, ways: Ways, delivery: DeliveryRow, now: Date): Promise<void> {
  const endpoint = await findEndpoint(services.db, delivery.endpoint_id);
  if (!endpoint) return; // deleted this very moment
  const begun = performance.now();
  const tried = await send(services, ways, { endpoint, delivery, now });
  await recordTry(services, delivery, { ...tried, durationMs: Math.round(performance.now() - begun), at: now });
}

/** By whom it leaves the house, and who knows what there is to say. */
type Ways = { outgoing: Outgoing; describe: Describe };
type Sending = { endpoint: EndpointRow; delivery: DeliveryRow; now: Date };

async function send(
  services: DeliveryServices,
  { outgoing, describe }: Ways,
  { endpoint, delivery, now }: Sending,
): Promise<Pick<Tried, 'status' | 'failure' | 'answer'>> {
  const { object, object_id: id } = delivery;
  const described = await describe(services.db, { object, id, accountId: endpoint.account_id });
  const body = bodyOf(delivery, { object, id, ...described });
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

type About = { object: string; id: string; accountId: string };
/** What there is to say of something, as this account's `GET /v1/…` gives it now; undefined: its name is all, to ask for it. */
type Describe = (db: Db, about: About) => Promise<object | undefined>;
const BY_NAME: Describe = async () => undefined;

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
export const startDelivering = (services: DeliveryServices, describe?: Describe) =>
  keepDelivering(createDeliverer(services, outgoingOf(services), describe), services.log, 'webhooks are not delivered');
