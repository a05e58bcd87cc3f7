import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { KeyMode } from '@callstead/domain/integrations/api-key';
import type { Member } from '@callstead/domain/policy';
import { type InTransaction, inTransaction, type WithDb } from '../../../db/database.ts';
import { idempotencyKeyOf } from '../../../http/idempotency-key.ts';
import type { Services } from '../../../services.ts';
import { claimsIn, KEPT_MS } from './claims.ts';
import { type Claim, deleteClaim, deleteOldClaims, findClaim, markDoneAs, takeOver } from './queries.ts';
import { canonical, keyedHash } from './request-hash.ts';

/** Far longer than a request may take: whoever has run so long is dead. */
const RUNNING_MS = 60_000;

export type AskedOnce = {
  /** In whose name, and whether it is a test. */
  apiKey: { actor: Pick<Member, 'accountId'>; mode: KeyMode };
  /** As the program wrote it; without one everything asked is new. */
  idempotencyKey: string | undefined;
  /** What it asked for: method and route, and the body. */
  route: string;
  body: unknown;
};

type Asking = { method: string; url: string; body: unknown; headers: IncomingHttpHeaders };

/** What makes a POST one that is done once. */
export function askedOnce(request: Asking, apiKey: AskedOnce['apiKey']): AskedOnce {
  const { method, url, body } = request;
  return { apiKey, idempotencyKey: idempotencyKeyOf(request), route: `${method} ${url}`, body };
}

export type Work<Answer> = {
  newId: () => string;
  /** Writes under this id. It is unique there, and writing it again changes nothing: that is what makes it happen once. */
  run: (id: string) => Promise<unknown>;
  /** Put together anew from what is kept under the id; undefined while there is nothing. */
  answer: (id: string) => Promise<Answer | undefined>;
};

export type Done<Answer> = { answer: Answer; isReplayed: boolean };
type OnceServices = Pick<Services, 'db' | 'pool' | 'secret'>;

/**
 * The claim is committed before anything is done, and fixes the id. A process that dies leaves it behind; whoever asks again
 * after a minute finds what was written under that id, or writes it. A refusal is not kept: it may be asked again.
 */
export async function once<Answer>(
  services: OnceServices,
  asked: AskedOnce,
  work: Work<Answer>,
  now: Date,
): Promise<Done<Answer>> {
  if (asked.idempotencyKey === undefined) return doNow(work, work.newId());
  const { claim, isNew } = await claimFor(services, asked, work.newId(), now);
  const before = isNew ? undefined : await work.answer(claim.subject_id);
  if (before !== undefined) {
    if (claim.running_until !== null) await claimsIn(services.pool).finish(claim);
    return { answer: before, isReplayed: true };
  }
  if (claim.running_until === null) throw new DomainError('not_found'); // done, and gone since
  try {
    const done = await doNow(work, claim.subject_id);
    await claimsIn(services.pool).finish(claim);
    return done;
  } catch (error) {
    if (error instanceof DomainError) await deleteClaim(services.db, claim);
    throw error;
  }
}

export type Deed<Handle extends WithDb, Answer> = {
  /** Answers by what id its answer is put together again. */
  run: (tx: InTransaction<Handle>) => Promise<string>;
  answer: (subjectId: string) => Promise<Answer>;
};

/**
 * The same for what is written under no id that could be fixed before: the deed and that it is done are one transaction, so
 * that a claim whose process died has done nothing, and one that was taken over cannot be done by the slow one as well.
 */
export async function deedOnce<Handle extends OnceServices, Answer>(
  services: Handle,
  asked: AskedOnce,
  { run, answer }: Deed<Handle, Answer>,
  now: Date,
): Promise<Done<Answer>> {
  if (asked.idempotencyKey === undefined)
    return { answer: await answer(await inTransaction(services, run)), isReplayed: false };
  const { claim } = await claimFor(services, asked, randomUUID(), now);
  if (claim.running_until === null) return { answer: await answer(claim.subject_id), isReplayed: true };
  try {
    const subjectId = await inTransaction(services, async (tx) => {
      const id = await run(tx);
      if (!(await markDoneAs(tx.db, claim, id))) throw running();
      return id;
    });
    return { answer: await answer(subjectId), isReplayed: false };
  } catch (error) {
    if (error instanceof DomainError) await deleteClaim(services.db, claim);
    throw error;
  }
}

async function doNow<Answer>({ run, answer }: Work<Answer>, id: string): Promise<Done<Answer>> {
  await run(id);
  const made = await answer(id);
  assert(made !== undefined, 'what was written under an id is found under it');
  return { answer: made, isReplayed: false };
}

type Claimed = { claim: Claim; isNew: boolean };

async function claimFor(
  { db, pool, secret }: OnceServices,
  asked: AskedOnce,
  newId: string,
  now: Date,
): Promise<Claimed> {
  const { apiKey, idempotencyKey = '', route, body } = asked;
  const key = { account_id: apiKey.actor.accountId, mode: apiKey.mode, key_hash: keyedHash(secret, idempotencyKey) };
  const request_hash = keyedHash(secret, `${route}\n${canonical(body)}`);
  const running_until = new Date(now.getTime() + RUNNING_MS);
  const wanted = { ...key, request_hash, subject_id: newId, claimed_at: now, running_until };
  if (await claimsIn(pool).claim(wanted)) return { claim: wanted, isNew: true };
  const found = await findClaim(db, key);
  if (!found) throw running(); // refused this very moment
  if (!found.request_hash.equals(request_hash)) throw new DomainError('idempotency_mismatch');
  if (found.running_until === null) return { claim: found, isNew: false };
  if (!(await takeOver(db, found, now, running_until))) throw running();
  return { claim: { ...found, running_until }, isNew: false };
}

const running = () => new DomainError('idempotency_running', { retryAfterSeconds: 1 });

export const forgetClaims = ({ db }: Pick<Services, 'db'>, now: Date) =>
  deleteOldClaims(db, new Date(now.getTime() - KEPT_MS));
