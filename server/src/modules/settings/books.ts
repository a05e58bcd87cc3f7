import type { FixedBy, Settings, SettingsInForce } from '@callstead/contract/settings';
import { DomainError } from '@callstead/domain/errors';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';

type Books = Settings['books'];

/** What of them can no longer be changed, and why; the database has the last word (`guard_books`). */
async function findFixedBooks({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Record<string, FixedBy>> {
  const { hasEntry, isCounted } = await findUse(db);
  const zone = config.namedZone !== undefined ? 'named' : isCounted ? 'used' : undefined;
  return { ...(hasEntry && { currency: 'used' }), ...(zone && { zone }) };
}

/** Settings as they are, with what of them is fixed. */
export async function withFixedBooks(
  services: Pick<Services, 'db' | 'config'>,
  groups: readonly SettingsInForce[],
): Promise<SettingsInForce[]> {
  const fixed = await findFixedBooks(services);
  return groups.map((each) => (each.group === 'books' ? { ...each, fixed } : each));
}

async function findUse(db: Db): Promise<{ hasEntry: boolean; isCounted: boolean }> {
  const { rows } = await sql<{ hasEntry: boolean; isCounted: boolean }>`
    select exists (select from ledger_entry) as "hasEntry",
           exists (select from invoice) or exists (select from payout_run) as "isCounted"`.execute(db);
  return rows[0] ?? { hasEntry: false, isCounted: false };
}

/** Said before anything is written; who begins meanwhile is found by the database. */
export async function assertChangeable(services: Pick<Services, 'db' | 'config'>, before: Books, after: Books) {
  const fixed = await findFixedBooks(services);
  if (fixed.currency && before.currency !== after.currency) throw new DomainError('currency_fixed');
  if (fixed.zone && before.zone !== after.zone) throw new DomainError('zone_fixed', { by: fixed.zone });
}

/** The database's own refusal: the first entry, invoice or run came a moment before the change. */
export function fixedMeanwhile(error: unknown): unknown {
  const { code, table } = error as { code?: string; table?: string };
  if (code !== '23514') return error;
  if (table === 'ledger_entry') return new DomainError('currency_fixed');
  return table === 'invoice' ? new DomainError('zone_fixed', { by: 'used' }) : error;
}
