import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type KeyMode, reaches, type Scope, scopesFor, wantsTests } from '@callstead/domain/integrations/api-key';
import { type Action, type Member, refusal, roleMay } from '@callstead/domain/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from './rate-limits.ts';
import type { App } from './zod.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a key needs here; `none`: every key may, even one whose account is not approved any more. */
    scope?: Scope | 'none';
  }
  interface FastifyRequest {
    /** What a program showed. Only routes of programs have one. */
    apiKey: UsedKey | undefined;
  }
}

/** A key that is good, and in whose name it acts. */
export type UsedKey = {
  id: string;
  mode: KeyMode;
  scopes: readonly Scope[];
  /** Whether it may be used from where it was. */
  isFromHere: boolean;
  actor: Member;
};

export type ShownKey = { secret: string; address: string };

export type KeyRecognition = {
  recognize: (shown: ShownKey, now: Date) => Promise<UsedKey>;
  /** The id of a key that was good before; whether it still is, is another question. */
  seenAs: (secret: string) => string | undefined;
};

const BEARER = /^bearer +(\S+)$/i;

/** For all routes of `app`: a key instead of a cookie, its scope, its limit. A route that names no scope keeps the server from starting. */
export function checkKeys(app: App, { limits, keys }: { limits: RateLimits; keys: KeyRecognition }): void {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.scope) throw new Error(`${method} ${url} names no scope`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.is404) return; // whoever asks for nothing needs no key to be told so
    const secret = bearerOf(request);
    const count = (id: string) => limits.attempt('api-key.key', id);
    const seenAs = keys.seenAs(secret);
    // A key that was seen before is counted while it is looked up: nobody waits for the one and then for the other.
    const [key, counted] = await Promise.all([
      keys.recognize({ secret, address: request.ip }, new Date()),
      seenAs === undefined ? undefined : count(seenAs),
    ]);
    request.apiKey = key; // first: what it is refused is its own, too
    assertIsLeft(reply, counted ?? (await count(key.id)));
    assertMayUse(key, request);
    request.actor = key.actor;
  });
}

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1] ?? '';

/** RateLimit fields as the IETF's draft has them. */
function assertIsLeft(reply: FastifyReply, counted: Awaited<ReturnType<RateLimits['attempt']>>): void {
  const { isSpent, left, points, windowSeconds, retryAfterSeconds } = counted;
  reply.header('ratelimit-policy', `"key";q=${points};w=${windowSeconds}`);
  reply.header('ratelimit', `"key";r=${left};t=${retryAfterSeconds}`);
  if (isSpent) throw new DomainError('rate_limited', { retryAfterSeconds });
}

function assertMayUse(key: UsedKey, { method, routeOptions }: FastifyRequest): void {
  const { scope, access, endpoint } = routeOptions.config;
  assertKeyMay(key, { method, scope, access, takesTests: endpoint?.takesTests });
}

type Wanted = {
  method: string;
  scope?: Scope | 'none' | undefined;
  access?: Action | undefined;
  takesTests?: boolean | undefined;
};

/** Whether a key may ask this now: from here, for its account as it stands, within its scopes and its account's role. */
export function assertKeyMay({ isFromHere, scopes, mode, actor }: UsedKey, wanted: Wanted): void {
  const { method, scope = 'none', access, takesTests } = wanted;
  if (scope === 'none') return;
  if (!isFromHere) throw new DomainError('key_address_refused');
  if (actor.status !== 'approved') throw new DomainError('account_not_approved');
  const isGiven = scopes.includes(scope) && scopesFor(actor.role, mode).includes(scope);
  if (!isGiven) throw new DomainError('key_scope_missing', { message: `It needs ${scope}.` });
  if (access && !roleMay(actor, access)) throw refusal(actor, access);
  if (mode === 'test' && method !== 'GET' && !takesTests) throw new DomainError('live_key_required');
}

/** One row a key asked for; of everything but tests a key for tests is told that it does not exist. */
export function reachedBy<Row extends { test: boolean }>({ mode }: Pick<UsedKey, 'mode'>, row: Row): Row {
  if (!reaches(mode, row)) throw new DomainError('not_found');
  return row;
}

/** Which rows a list gives this key. */
export const testsFor = ({ mode }: Pick<UsedKey, 'mode'>, { test }: { test?: 'true' | 'false' | undefined }) =>
  wantsTests(mode, test === 'true');

/** The key that a route of programs was asked with. */
export function keyOf({ apiKey }: FastifyRequest): UsedKey {
  assert(apiKey, 'the access hook has let a key in');
  return apiKey;
}
