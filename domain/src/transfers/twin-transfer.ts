import { countDays } from '../calendar-day.ts';
import type { TransferState } from './transfer-state.ts';

/** Days between an announcement and the money: a wire over a long weekend, or one that waited in a bank. */
const ON_ITS_WAY_DAYS = 14;

export function isNear(day: string, other: string): boolean {
  const [first, last] = [day, other].toSorted() as [string, string];
  return countDays(first, last) - 1 <= ON_ITS_WAY_DAYS;
}

export type KnownTransfer = {
  id: string;
  state: TransferState;
  accountId: string | null;
  proposedId: string | null;
  amountCents: number;
  day: string;
  /** The bank's file has shown it. */
  hasLine: boolean;
};

/**
 * The other row that may be the same money, told twice: announced by the advertiser or typed by an admin, and once more by
 * a line of the bank whose reference was mistyped. Two lines of the bank are two transfers.
 */
export function findTwin<Transfer extends KnownTransfer>(
  transfer: KnownTransfer,
  accountId: string,
  others: readonly Transfer[],
): Transfer | undefined {
  return others.find(
    (other) =>
      other.id !== transfer.id &&
      other.amountCents === transfer.amountCents &&
      !(other.hasLine && transfer.hasLine) &&
      isNear(other.day, transfer.day) &&
      mayBeOf(other, accountId, transfer),
  );
}

function mayBeOf(other: KnownTransfer, accountId: string, { state }: KnownTransfer): boolean {
  if (other.state === 'ignored') return false;
  if (other.state !== 'unmatched') return other.accountId === accountId;
  if (other.proposedId !== null) return other.proposedId === accountId;
  return state === 'announced' && other.hasLine;
}

/** Which of the two stays: what is booked already, else what the bank has shown. */
export function joinTwins<Transfer extends KnownTransfer>(one: Transfer, other: Transfer) {
  const stays = other.state === 'matched' || (other.hasLine && one.state !== 'matched') ? other : one;
  return { stays, goes: stays === one ? other : one };
}
