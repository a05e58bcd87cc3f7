import { answerBound } from '@callstead/domain/health/answer-times';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { addAnswers, addHours, type CarrierAnswers, type CarrierHour } from './health-queries.ts';

const FLUSH_MS = 10_000;
const HOUR_MS = 3_600_000;

export type WebhookEnd = {
  carrier: string;
  at: Date;
  ms: number;
  is: 'answered' | 'unanswered' | 'forged';
  /** Somebody waits at the other end: of these every time counts, not the sum alone. */
  isCall: boolean;
};

/** How carriers and we get on: counted here, and written down together now and then. */
export type CarrierHealthBook = {
  note: (end: WebhookEnd) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

export function openCarrierHealth(db: Db, log: Pick<Logger, 'warn'>): CarrierHealthBook {
  let hours = new Map<string, CarrierHour>();
  let answers = new Map<string, CarrierAnswers>();

  function note(end: WebhookEnd): void {
    const hour = new Date(Math.floor(end.at.getTime() / HOUR_MS) * HOUR_MS);
    const key = `${end.carrier} ${hour.getTime()}`;
    const counted = hours.get(key) ?? emptyHour(end.carrier, hour);
    hours.set(key, withEnd(counted, end));
    if (end.isCall && end.is === 'answered') noteAnswer(end, hour);
  }

  function noteAnswer({ carrier, ms }: WebhookEnd, hour: Date): void {
    const within_ms = answerBound(ms);
    const key = `${carrier} ${hour.getTime()} ${within_ms}`;
    answers.set(key, { carrier, hour, within_ms, answers: (answers.get(key)?.answers ?? 0) + 1 });
  }

  /** What cannot be written is lost: it is a gauge, and must not grow while nobody reads it. */
  async function flush(): Promise<void> {
    const counted = { hours: [...hours.values()], answers: [...answers.values()] };
    hours = new Map();
    answers = new Map();
    if (counted.hours.length === 0) return;
    await write(db, counted).catch((error: Error) =>
      log.warn({ reason: error.message }, 'how carriers are doing could not be written down'),
    );
  }
  const clock = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    note,
    flush,
    close: async () => {
      clearInterval(clock);
      await flush();
    },
  };
}

async function write(db: Db, counted: { hours: CarrierHour[]; answers: CarrierAnswers[] }): Promise<void> {
  await addHours(db, counted.hours);
  if (counted.answers.length > 0) await addAnswers(db, counted.answers);
}

const emptyHour = (carrier: string, hour: Date): CarrierHour => ({
  ...{ carrier, hour, webhooks: 0, forged: 0, unanswered: 0 },
  ...{ answer_ms: 0, slowest_ms: 0, last_webhook_at: null },
});

function withEnd(counted: CarrierHour, { at, ms, is }: WebhookEnd): CarrierHour {
  if (is === 'forged') return { ...counted, forged: counted.forged + 1 };
  return {
    ...counted,
    webhooks: counted.webhooks + 1,
    unanswered: counted.unanswered + (is === 'unanswered' ? 1 : 0),
    answer_ms: counted.answer_ms + ms,
    slowest_ms: Math.max(counted.slowest_ms, ms),
    last_webhook_at: at,
  };
}
