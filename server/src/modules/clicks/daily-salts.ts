import { randomBytes } from 'node:crypto';
import { addDays } from '@callstead/domain/calendar-day';
import { localDate } from '@callstead/domain/zone-clock';
import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { agreeOnSalts } from './queries.ts';

const AGREE_MS = 60_000;
const MINUTE_MS = 60_000;
const SALT_BYTES = 32;

export type DailySalts = {
  /** The network's day of that moment, and what visitors of that day are hashed with. */
  at: (nowMs: number) => { day: string; salt: string };
  /** Puts them back where they were lost, or hears of others. */
  agreeSoon: () => void;
  close: () => void;
};

/**
 * Processes agree on one salt a day through an unlogged table: it is in no backup, and after a crash of the database whoever
 * still knows it puts it back. Without a database a process salts by itself until it hears of the others' one.
 */
export async function openDailySalts(
  pool: StatementRunner,
  zone: () => string,
  log: Pick<Logger, 'warn'>,
): Promise<DailySalts> {
  let salts = new Map<string, string>();
  const saltOf = (day: string) => {
    const salt = salts.get(day) ?? randomBytes(SALT_BYTES).toString('hex');
    salts.set(day, salt);
    return salt;
  };
  const agree = async (now: Date) => {
    const today = localDate(now, zone());
    const days = [today, addDays(today, 1)]; // at midnight nobody waits for the next one
    const agreed = await agreeOnSalts(
      pool,
      days.map((day) => ({ day, salt: saltOf(day) })),
      today,
    );
    salts = new Map(agreed.map(({ day, salt }) => [day, salt]));
  };
  await agree(new Date());
  const agreeSoon = () => {
    agree(new Date()).catch((error: Error) => log.warn({ reason: error.message }, 'salts could not be agreed on yet'));
  };
  const clock = setInterval(agreeSoon, AGREE_MS).unref();

  let known = { minute: Number.NaN, day: '' };
  return {
    at: (nowMs) => {
      const minute = Math.floor(nowMs / MINUTE_MS);
      if (known.minute !== minute) known = { minute, day: localDate(new Date(nowMs), zone()) };
      return { day: known.day, salt: saltOf(known.day) };
    },
    agreeSoon,
    close: () => clearInterval(clock),
  };
}
