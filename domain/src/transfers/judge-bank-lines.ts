import type { Currency } from '../currency.ts';
import { findReference } from './find-reference.ts';
import type { BankLine } from './read-bank-lines.ts';
import { isNear } from './twin-transfer.ts';

/**
 * What becomes of a line. `matched`: its reference stands there and the money is booked. `proposed`: one typing error away,
 * so an admin decides. `booked`: confirmed or typed by hand before the bank's file came. `not_incoming`: only compared with
 * the books. The others are left alone.
 */
export const BANK_LINE_VERDICTS = [
  'matched',
  'proposed',
  'unknown',
  'booked',
  'duplicate',
  'not_incoming',
  'other_currency',
  'unreadable',
] as const;
export type BankLineVerdict = (typeof BANK_LINE_VERDICTS)[number];

export type KeyedLine = BankLine & { key: string };
/** A transfer without a line of the bank's file yet: told by the advertiser, or typed by an admin. */
export type LinelessTransfer = {
  id: string;
  accountId: string;
  amountCents: number;
  day: string;
  state: 'announced' | 'matched';
};

export type JudgedBankLine = KeyedLine & {
  verdict: BankLineVerdict;
  accountId: string | null;
  /** The transfer it is the bank's line of. */
  transferId: string | null;
};

export type KnownTransfers = {
  /** The network's. */
  currency: Currency;
  /** Whose each reference is. */
  references: ReadonlyMap<string, string>;
  /** Lines that were imported before. */
  keys: ReadonlySet<string>;
  lineless: readonly LinelessTransfer[];
};

export function judgeBankLines(lines: readonly KeyedLine[], known: KnownTransfers): JudgedBankLine[] {
  const references = new Set(known.references.keys());
  const seen = new Set(known.keys);
  const taken = new Set<string>();
  return lines.map((line) => {
    const left = leftAlone(line, seen, known.currency);
    seen.add(line.key);
    if (left) return { ...line, verdict: left, accountId: null, transferId: null };
    const found = findReference(line.everything, references);
    const accountId = (found && known.references.get(found.reference)) ?? null;
    if (!found || accountId === null) return { ...line, verdict: 'unknown', accountId: null, transferId: null };
    if (found.certainty === 'near') return { ...line, verdict: 'proposed', accountId, transferId: null };
    const own = known.lineless.find((each) => !taken.has(each.id) && isSameMoney(line, accountId, each));
    if (own) taken.add(own.id);
    const verdict = own?.state === 'matched' ? 'booked' : 'matched';
    return { ...line, verdict, accountId, transferId: own?.id ?? null };
  });
}

function leftAlone(line: KeyedLine, seen: ReadonlySet<string>, currency: Currency): BankLineVerdict | undefined {
  if (line.day === null || line.amountCents === null) return 'unreadable';
  if (seen.has(line.key)) return 'duplicate';
  if (line.currency !== currency) return 'other_currency';
  return line.amountCents <= 0 ? 'not_incoming' : undefined;
}

function isSameMoney({ day, amountCents }: KeyedLine, accountId: string, transfer: LinelessTransfer): boolean {
  if (transfer.accountId !== accountId || transfer.amountCents !== amountCents || day === null) return false;
  return isNear(day, transfer.day);
}
