import { createHash } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { naturalBatch } from '../db/natural-batch.ts';
import { networkOf } from '../net/network-of.ts';
import { type AttemptCount, type CountedAttempt, countAttempts } from './rate-limit-queries.ts';

/** How often one address, or one account, may try; counted in PostgreSQL, so all server processes count together. */
const LIMITS = {
  'captcha.address': { points: 60, duration: 600 },
  'register.address': { points: 20, duration: 3600 },
  'login.address': { points: 60, duration: 900 },
  'login.account': { points: 10, duration: 900 }, // all devices together that never logged in to it
  'login.device': { points: 10, duration: 900 }, // one that did
  'sign-in-link.account': { points: 6, duration: 86_400 },
  'two-factor.address': { points: 30, duration: 900 },
  'recover.address': { points: 20, duration: 3600 },
  'recover.account': { points: 5, duration: 3600 },
  'contact.address': { points: 10, duration: 3600 },
  'ticket.account': { points: 60, duration: 3600 },
  'ticket-answering.account': { points: 60, duration: 60 }, // three times what one page says
  'payment.account': { points: 60, duration: 3600 }, // pages of the payment gateway that were opened
  'transfer.account': { points: 30, duration: 3600 }, // transfers announced: each one is news for every admin
  'password.account': { points: 10, duration: 900 },
  'test-call.account': { points: 5, duration: 60 },
  'test-mail.account': { points: 10, duration: 3600 },
  'explain-caller.account': { points: 30, duration: 3600 },
  'picture.account': { points: 30, duration: 3600 },
  'logo.account': { points: 30, duration: 3600 },
  'lead-import.account': { points: 60, duration: 3600 }, // files of leads that are begun
  'material.account': { points: 200, duration: 3600 }, // files and texts for publishers
  'lease.address': { points: 20, duration: 3600 }, // numbers of pools lent to visitors
  'lead-form.address': { points: 20, duration: 3600 }, // forms of campaigns that were sent
  'postback.address': { points: 30, duration: 600 }, // wrong tokens
  'postback-test.account': { points: 30, duration: 3600 },
  'api-key.key': { points: 600, duration: 60 }, // what one key asks
  'api-key.address': { points: 60, duration: 600 }, // wrong keys
  'api-key.account': { points: 60, duration: 3600 }, // keys made
  'webhook-test.account': { points: 60, duration: 3600 },
  'conversion-feed.address': { points: 30, duration: 600 }, // wrong addresses of feeds
  'lead-sample.account': { points: 60, duration: 3600 },
  'email-change.account': { points: 5, duration: 3600 },
  'email-change.address': { points: 5, duration: 3600 },
} as const;

const COUNTED_AT_ONCE = 200;

type LimitName = keyof typeof LIMITS;

/** How one attempt was counted; of all those that are refused until the time is over, one is the first. */
type Attempt = {
  isSpent: boolean;
  isFirstRefused: boolean;
  retryAfterSeconds: number;
  /** How many there still are, of how many in which time. */
  left: number;
  points: number;
  windowSeconds: number;
};

export type RateLimits = {
  /** Counts one attempt. */
  attempt: (name: LimitName, key: string) => Promise<Attempt>;
  /** The same, and refuses it when there were too many. */
  spend: (name: LimitName, key: string) => Promise<void>;
  /** Gives one attempt back, for example after the right password. */
  giveBack: (name: LimitName, key: string) => Promise<void>;
};

export function createRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({ storeClient: pool, tableName: 'rate_limit', tableCreated: true, keyPrefix, ...limit }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  // Programs that post at once are counted in one statement; where one comes alone it waits for nobody.
  const count = naturalBatch<CountedAttempt, AttemptCount>({
    write: (attempts) => countAttempts(pool, attempts, Date.now()),
    maxSize: COUNTED_AT_ONCE,
  });
  const attempt: RateLimits['attempt'] = async (name, key) => {
    const { points, duration: windowSeconds } = LIMITS[name];
    const counted = { key: limiters[name].getKey(fingerprint(name, key)), windowMs: windowSeconds * 1000 };
    const { used, endsAt } = await count(counted);
    const retryAfterSeconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
    return {
      isSpent: used > points,
      isFirstRefused: used === points + 1,
      retryAfterSeconds,
      ...{ left: Math.max(0, points - used), points, windowSeconds },
    };
  };
  return {
    attempt,
    spend: async (name, key) => {
      const { isSpent, retryAfterSeconds } = await attempt(name, key);
      if (isSpent) throw new DomainError('rate_limited', { retryAfterSeconds });
    },
    giveBack: async (name, key) => {
      await limiters[name].reward(fingerprint(name, key), 1);
    },
  };
}

/** Addresses of people do not belong into a table of counters. */
function fingerprint(name: LimitName, key: string): string {
  const counted = name.endsWith('.address') ? networkOf(key) : key;
  return createHash('sha256').update(counted).digest('base64url');
}
