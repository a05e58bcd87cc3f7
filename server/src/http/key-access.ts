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

type Recognize = (shown: { secret: string; address: string }) => Promise<UsedKey>;

const BEARER = /^bearer +(\S+)$/i;

/** For all routes of `app`: a key instead of a cookie, its scope, its limit. A route that names no scope keeps the server from starting. */
export function checkKeys(app: App, { limits, recognize }: { limits: RateLimits; recognize: Recognize }): void {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.scope) throw new Error(`${method} ${url} names no scope`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.is404) return; // whoever asks for nothing needs no key to be told so
    const key = await recognize({ secret: bearerOf(request), address: request.ip });
    request.apiKey = key; // first: what it is refused is its own, too
    await spendOne(limits, reply, key);
    assertMayUse(key, request);
    request.actor = key.actor;
  });
}

const bearerOf = ({ headers }: FastifyRequest) => BEARER.exec(headers.authorization ?? '')?.[1] ?? '';

/** RateLimit fields as the IETF's draft has them. */
async function spendOne(limits: RateLimits, reply: FastifyReply, { id }: UsedKey): Promise<void> {
  const { isSpent, left, points, windowSeconds, retryAfterSeconds } = await limits.attempt('api-key.key', id);
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
