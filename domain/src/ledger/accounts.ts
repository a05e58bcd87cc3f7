declare const account: unique symbol;
/** The name of an account; only the functions here make one, so that nobody posts to a misspelt one. */
export type LedgerAccount = string & { readonly [account]: true };

const named = (name: string) => name as LedgerAccount;

export const balanceOf = (advertiserId: string) => named(`advertiser:${advertiserId}:balance`);
export const reservedOf = (advertiserId: string) => named(`advertiser:${advertiserId}:reserved`);

/** Earned, but the advertiser may still dispute it. */
export const heldOf = (publisherId: string) => named(`publisher:${publisherId}:held`);
export const payableOf = (publisherId: string) => named(`publisher:${publisherId}:payable`);
/** In a payout that is on its way. */
export const payingOf = (publisherId: string) => named(`publisher:${publisherId}:paying`);

export const REVENUE = named('network:revenue');
/** The world outside: card payments in, payouts out. */
export const GATEWAY = named('network:gateway');
export const ADJUSTMENTS = named('network:adjustments');
/** What payment companies and banks took for their work. */
export const FEES = named('network:fees');

/** No running balance is kept for the network's own accounts: every call would wait for that one row. */
export const keepsBalance = (name: LedgerAccount) => !name.startsWith('network:');

export const LEDGER_PARTS = [
  'balance',
  'reserved',
  'held',
  'payable',
  'paying',
  'revenue',
  'gateway',
  'adjustments',
  'fees',
] as const;
export type LedgerPart = (typeof LEDGER_PARTS)[number];

/** The name of an account taken apart again: whose it is, and which of theirs. */
export function readAccount(name: LedgerAccount): { holderId: string | null; part: LedgerPart } {
  const [kind, ...rest] = name.split(':');
  const part = rest.at(-1) as LedgerPart;
  return { holderId: kind === 'network' ? null : (rest[0] ?? null), part };
}
