import type { FixedBy, Settings, SettingsInForce } from '@callstead/contract/settings';
import { DomainError } from '@callstead/domain/errors';
import type { Services } from '../../services.ts';
import { findBooksUse } from './queries.ts';

type Books = Settings['books'];

/** What of them can no longer be changed, and why; the database has the last word (`guard_books`). */
async function findFixedBooks({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Record<string, FixedBy>> {
  const { hasEntry, isCounted } = await findBooksUse(db);
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
