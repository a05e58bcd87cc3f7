import { createHash } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** How often one address, or one account, may try; counted in PostgreSQL, so all server processes count together. */
const LIMITS = {
  'captcha.address': { points: 60, duration: 600 },
  'register.address': { points: 20, duration: 3600 },
  'login.address': { points: 60, duration: 900 },
  'login.account': { points: 10, duration: 900 },
  'two-factor.address': { points: 30, duration: 900 },
  'recover.address': { points: 20, duration: 3600 },
  'recover.account': { points: 5, duration: 3600 },
  'contact.address': { points: 10, duration: 3600 },
  'ticket.account': { points: 60, duration: 3600 },
  'password.account': { points: 10, duration: 900 },
  'test-call.account': { points: 5, duration: 60 },
  'explain-caller.account': { points: 30, duration: 3600 },
  'picture.account': { points: 30, duration: 3600 },
  'email-change.account': { points: 5, duration: 3600 },
  'email-change.address': { points: 5, duration: 3600 },
} as const;

type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Counts one attempt and refuses it when there were too many. */
  spend: (name: LimitName, key: string) => Promise<void>;
  /** Forgets the attempts, for example after the right password. */
  reset: (name: LimitName, key: string) => Promise<void>;
};

export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({ storeClient: pool, tableName: 'rate_limit', tableCreated: true, keyPrefix, ...limit }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    spend: async (name, key) => {
      try {
        await limiters[name].consume(fingerprint(key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw new DomainError('rate_limited', { retryAfterSeconds: Math.ceil(reason.msBeforeNext / 1000) });
      }
    },
    reset: async (name, key) => {
      await limiters[name].delete(fingerprint(key));
    },
  };
}

/** Addresses of people do not belong into a table of counters. */
const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url');
