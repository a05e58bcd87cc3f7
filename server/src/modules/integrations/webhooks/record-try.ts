import { nextTry, type TryFailure } from '@callstead/domain/delivery/tries';
import { isLongFailing, TEST_TYPE } from '@callstead/domain/integrations/webhook';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { aboutEndpoint } from './about-endpoint.ts';
import { type DeliveryRow, hasPerson, insertTry, recordOutcome } from './delivery-queries.ts';
import { type KeptRequest, sealRequest } from './outgoing-message.ts';
import { type EndpointRow, findEndpointForUpdate, setWorking, updateEndpoint } from './queries.ts';

export type Tried = {
  at: Date;
  durationMs: number;
  status: number | null;
  failure: TryFailure | null;
  answer: string | null;
  request: KeptRequest;
};

/** What a try came to, for the log, for the delivery and for its endpoint. */
export async function recordTry(
  services: Pick<Services, 'db' | 'sealSecret'>,
  delivery: DeliveryRow,
  tried: Tried,
): Promise<void> {
  const { at, durationMs: duration_ms, status, failure } = tried;
  const made = { delivery_id: delivery.id, at, duration_ms, status, failure };
  await inTransaction(services, async (tx) => {
    const isPaused = delivery.type !== TEST_TYPE && (await follow(tx, delivery.endpoint_id, tried));
    const said = (await hasPerson(tx.db, delivery))
      ? { request: sealRequest(tx, delivery.id, tried.request), answer: tried.answer }
      : {};
    if (!(await insertTry(tx.db, { ...made, ...said }))) return; // deleted this very moment
    await recordOutcome(tx.db, delivery.id, outcomeOf(delivery, tried, isPaused));
  });
}

/** Answers whether the endpoint is given up, so that what waits for it goes on waiting. */
async function follow(tx: WithDb, endpointId: string, { at, failure }: Tried): Promise<boolean> {
  if (failure === null) {
    await setWorking(tx.db, endpointId); // locks nothing where nothing failed: those that arrive wait for nobody
    return false;
  }
  const endpoint = await findEndpointForUpdate(tx.db, endpointId);
  return endpoint !== undefined && followFailure(tx, endpoint, at);
}

async function followFailure(tx: WithDb, endpoint: EndpointRow, at: Date): Promise<boolean> {
  if (!endpoint.failing_since) {
    await updateEndpoint(tx.db, endpoint.id, { failing_since: at });
    return false;
  }
  if (!isLongFailing(endpoint.failing_since, at)) return false;
  if (endpoint.state !== 'active') return true;
  await updateEndpoint(tx.db, endpoint.id, { state: 'failing' });
  await emit(tx, 'network', { type: 'webhook.paused', ...aboutEndpoint(endpoint) });
  return true;
}

function outcomeOf({ type, tries: before, first_tried_at, next_try_at }: DeliveryRow, tried: Tried, isPaused: boolean) {
  const { at: now, failure } = tried;
  const tries = before + 1;
  const firstTriedAt = first_tried_at ?? now;
  const made = { tries, first_tried_at: firstTriedAt };
  if (failure === null) return { ...made, state: 'delivered' as const, next_try_at };
  const next = type === TEST_TYPE ? undefined : nextTry({ tries, firstTriedAt, now }, Math.random());
  if (next ?? isPaused) return { ...made, state: 'waiting' as const, next_try_at: next ?? now };
  return { ...made, state: 'given_up' as const, next_try_at };
}
