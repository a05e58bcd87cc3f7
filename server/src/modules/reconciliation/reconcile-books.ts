import { addDays } from '@callstead/domain/calendar-day';
import type { Difference, Place, Seen } from '@callstead/domain/reconciliation/difference';
import { ownKey, reconcile } from '@callstead/domain/reconciliation/reconcile';
import { localDate } from '@callstead/domain/zone-clock';
import type { Db } from '../../db/database.ts';
import { type KnownDifference, listKnownDifferences, putDifference, updateDifference } from './difference-queries.ts';
import { type EntryRow, listOpenEntries, listSettledEntries, settleEntries } from './entry-queries.ts';
import { expectedAtBank, expectedOf } from './expected-moves.ts';
import {
  findBankDays,
  findGatewayRead,
  type LineRow,
  listOpenLines,
  listSettledLines,
  lockReconciliation,
  settleLines,
} from './line-queries.ts';

/**
 * In a transaction. Compares what is open on either side, and what was settled under the same keys; costs what is open, not
 * the history. Nothing is booked: differences are named, and those whose partner came are closed.
 */
export async function reconcileBooks(db: Db, zone: string): Promise<void> {
  await lockReconciliation(db);
  const seen = await seenBy(db, zone);
  const { entries, lines } = await load(db, zone, seen);
  const moves = entries.map((entry) => ({ entry, ...expectedOf(entry) }));
  const toBank = lines.filter(({ is_to_bank }) => is_to_bank);
  const shown = lines.filter(({ is_to_bank, is_ignored }) => !is_to_bank && !is_ignored);
  const found = reconcile([...moves, ...toBank.map(expectedAtBank)], shown.map(outsideOf), seen);
  const keyOf = (line: LineRow) => line.key ?? found.assigned.get(line.ref) ?? ownKey(line.ref);
  const known = await listKnownDifferences(
    db,
    found.differences.map(({ key }) => key),
  );
  const explained = found.differences.filter((difference) => known.some((each) => isExplained(each, difference)));
  const over = new Set([...found.matched, ...explained.map(({ key }) => key)]);
  await settleEntries(
    db,
    moves.filter(({ key }) => over.has(key)).map(({ entry, key }) => ({ id: entry.id, key })),
  );
  const ended = lines.filter((line) => !line.is_settled && (line.is_ignored || over.has(keyOf(line))));
  await settleLines(
    db,
    ended.map((line) => ({ id: line.id, key: keyOf(line) })),
  );
  await nameDifferences(
    db,
    found.differences.filter(({ key }) => !over.has(key)),
    known,
  );
}

/** What left just before the first day the bank told of may stand on it. */
const EARLIER_DAYS = 7;

async function load(
  db: Db,
  zone: string,
  { gateway, bank }: Record<Place, Seen>,
): Promise<{ entries: EntryRow[]; lines: LineRow[] }> {
  const told = { gateway: gateway !== null, bankFrom: bank && addDays(bank.first, -EARLIER_DAYS) };
  const [entries, lines] = [await listOpenEntries(db, zone, told), await listOpenLines(db)];
  const keys = [
    ...new Set([...entries.map((entry) => expectedOf(entry).key), ...lines.flatMap(({ key }) => key ?? [])]),
  ];
  return {
    entries: [...entries, ...(await listSettledEntries(db, zone, keys))],
    lines: [...lines, ...(await listSettledLines(db, keys))],
  };
}

const outsideOf = ({ ref, place, key, day, text, amount_cents, fee_cents }: LineRow) => ({
  ref,
  place,
  key,
  day,
  text,
  amountCents: amount_cents,
  feeCents: fee_cents,
});

/** The gateway tells all it ever did. */
const FIRST_DAY = '1000-01-01';

async function seenBy(db: Db, zone: string): Promise<Record<Place, Seen>> {
  const through = await findGatewayRead(db);
  return {
    gateway: through ? { first: FIRST_DAY, last: localDate(through, zone) } : null,
    bank: await findBankDays(db),
  };
}

/** What somebody has explained is not asked again while it is the same. */
const isExplained = (known: KnownDifference, { key, books, outside }: Difference) =>
  known.state === 'resolved' &&
  known.key === key &&
  known.books_cents === books.amountCents &&
  known.books_fee_cents === books.feeCents &&
  known.outside_cents === outside.amountCents &&
  known.outside_fee_cents === outside.feeCents;

async function nameDifferences(
  db: Db,
  differences: readonly Difference[],
  known: readonly KnownDifference[],
): Promise<void> {
  const named = new Set(differences.map(({ key }) => key));
  for (const { id, key, state } of known)
    if (state === 'open' && !named.has(key)) await updateDifference(db, id, { state: 'closed', ended_at: new Date() });
  for (const difference of differences) await putDifference(db, difference);
}
