import { setTimeout as sleep } from 'node:timers/promises';
import type { TryFailure } from '@callstead/domain/integrations/webhook';
import { type Outgoing, postGuarded } from '../../../net/post-guarded.ts';
import { PrivateAddress } from '../../../net/public-lookup.ts';
import type { Services } from '../../../services.ts';
import { claimDue, type DeliveryRow } from './delivery-queries.ts';
import { type EndpointRow, findEndpoint } from './queries.ts';
import { recordTry, type Tried } from './record-try.ts';
import { openSecret } from './sealed-secret.ts';
import { signedHeaders } from './sign.ts';

/** Of one endpoint at a time, in one process: one that hangs holds up nobody else. */
const EACH = 5;
const MOST = 200;
/** Longer than a try may take: whoever holds one so long is dead. */
const CLAIM_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;

type DeliveryServices = Pick<Services, 'db' | 'secret' | 'config' | 'log'>;
export type Deliverer = {
  /** Begins all that is due and not under way; resolves when what it began has ended. */
  deliverDue: (now: Date) => Promise<number>;
};

export function createDeliverer(services: DeliveryServices, outgoing: Outgoing = outgoingOf(services)): Deliverer {
  const underWay = new Map<string, number>();
  const count = (endpointId: string, by: number) => {
    const left = (underWay.get(endpointId) ?? 0) + by;
    if (left === 0) underWay.delete(endpointId);
    else underWay.set(endpointId, left);
  };
  return {
    deliverDue: async (now) => {
      const until = new Date(now.getTime() + CLAIM_MS);
      const busy = [...underWay.keys()];
      const claimed = await claimDue(services.db, { busy, each: EACH, most: MOST, now, until });
      for (const { endpoint_id } of claimed) count(endpoint_id, 1);
      await Promise.all(
        claimed.map((delivery) =>
          deliver(services, outgoing, delivery, now).finally(() => count(delivery.endpoint_id, -1)),
        ),
      );
      return claimed.length;
    },
  };
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
  const body = bodyOf(delivery);
  const signed = signedHeaders({ id: delivery.event_id, at: now, body }, secretsOf(services, endpoint, now));
  const headers = { 'content-type': 'application/json', 'user-agent': 'Callstead-Webhooks/1', ...signed };
  try {
    const { status, beginning: answer } = await postGuarded(outgoing, endpoint.url, { headers, body });
    const isTaken = status >= 200 && status < 300;
    return { status, failure: isTaken ? null : 'status', answer };
  } catch (error) {
    return { status: null, failure: failureOf(error), answer: null };
  }
}

function failureOf(error: unknown): TryFailure {
  if (error instanceof PrivateAddress) return 'refused_address';
  const { name } = error as Error;
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable';
}

/** Names what it is about; whoever may read it asks for it. */
function bodyOf({ event_id, type, happened_at, sequence, object, object_id }: DeliveryRow): string {
  const data = { object, id: object_id };
  return JSON.stringify({ id: event_id, type, createdAt: happened_at.toISOString(), sequence, data });
}

function secretsOf(services: DeliveryServices, endpoint: EndpointRow, now: Date): string[] {
  const { id, secret, previous_secret: previous, previous_until: until } = endpoint;
  const sealed = previous && until && until > now ? [secret, previous] : [secret];
  return sealed.map((each) => openSecret(services, id, each));
}

/** Any number of processes may run it. */
export function startDelivering(services: DeliveryServices): { close: () => Promise<void> } {
  const stop = new AbortController();
  const deliverer = createDeliverer(services);
  const running = new Set<Promise<unknown>>();
  const loop = async () => {
    while (!stop.signal.aborted) {
      const round = deliverer.deliverDue(new Date()).catch(({ message }: Error) => {
        services.log.error({ reason: message }, 'webhooks are not delivered');
      });
      running.add(round);
      round.finally(() => running.delete(round));
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
    await Promise.all(running);
  };
  const looping = loop();
  return {
    close: async () => {
      stop.abort();
      await looping;
    },
  };
}
