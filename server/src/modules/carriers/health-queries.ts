import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type CarrierHour = {
  carrier: string;
  hour: Date;
  webhooks: number;
  forged: number;
  unanswered: number;
  answer_ms: number;
  slowest_ms: number;
  last_webhook_at: Date | null;
};

/** Added to what other processes counted of the same hour; in one order, so that two of them never wait for each other. */
export async function addHours(db: Db, hours: readonly CarrierHour[]): Promise<void> {
  const ordered = [...hours].sort(
    (one, other) => one.carrier.localeCompare(other.carrier) || one.hour.getTime() - other.hour.getTime(),
  );
  await db
    .insertInto('carrier_hour')
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(['carrier', 'hour']).doUpdateSet({
        webhooks: sql`carrier_hour.webhooks + excluded.webhooks`,
        forged: sql`carrier_hour.forged + excluded.forged`,
        unanswered: sql`carrier_hour.unanswered + excluded.unanswered`,
        answer_ms: sql`carrier_hour.answer_ms + excluded.answer_ms`,
        slowest_ms: sql`greatest(carrier_hour.slowest_ms, excluded.slowest_ms)`,
        last_webhook_at: sql`greatest(carrier_hour.last_webhook_at, excluded.last_webhook_at)`,
      }),
    )
    .execute();
}

export type CarrierAnswers = { carrier: string; hour: Date; within_ms: number; answers: number };

/** As the hours. */
export async function addAnswers(db: Db, answers: readonly CarrierAnswers[]): Promise<void> {
  const ordered = [...answers].sort(
    (one, other) =>
      one.carrier.localeCompare(other.carrier) ||
      one.hour.getTime() - other.hour.getTime() ||
      one.within_ms - other.within_ms,
  );
  await db
    .insertInto('carrier_answer')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['carrier', 'hour', 'within_ms'])
        .doUpdateSet({ answers: sql`carrier_answer.answers + excluded.answers` }),
    )
    .execute();
}

/** How many calls were answered in how much time since then, by carrier. */
export function sumAnswers(db: Db, since: Date) {
  return db
    .selectFrom('carrier_answer')
    .select(({ fn }) => ['carrier', 'within_ms as withinMs', fn.sum<number>('answers').as('answers')])
    .where('hour', '>=', since)
    .groupBy(['carrier', 'within_ms'])
    .execute();
}

/** Since then, but the last webhook of all that is remembered. */
export function sumHours(db: Db, since: Date) {
  return db
    .selectFrom('carrier_hour')
    .select(({ fn }) => [
      'carrier',
      fn.coalesce(fn.sum<number>('webhooks').filterWhere('hour', '>=', since), sql<number>`0`).as('webhooks'),
      fn.coalesce(fn.sum<number>('forged').filterWhere('hour', '>=', since), sql<number>`0`).as('forged'),
      fn.coalesce(fn.sum<number>('unanswered').filterWhere('hour', '>=', since), sql<number>`0`).as('unanswered'),
      sql<number | null>`sum(answer_ms) filter (where hour >= ${since})::bigint`.as('answer_ms'),
      fn.max('slowest_ms').filterWhere('hour', '>=', since).as('slowest_ms'),
      fn.max('last_webhook_at').as('last_webhook_at'),
    ])
    .groupBy('carrier')
    .execute();
}

export type SummedHealth = Awaited<ReturnType<typeof sumHours>>[number];

export async function forgetHours(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('carrier_hour').where('hour', '<', before).execute();
  await db.deleteFrom('carrier_answer').where('hour', '<', before).execute();
}
