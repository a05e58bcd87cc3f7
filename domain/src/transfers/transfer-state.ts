/** `announced`: the advertiser says it is on its way. `unmatched`: it came, and nobody knows whose it is. */
export const TRANSFER_STATES = ['announced', 'unmatched', 'matched', 'ignored'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Where a transfer came to be known from. */
export const TRANSFER_ORIGINS = ['announced', 'by_hand', 'import'] as const;
export type TransferOrigin = (typeof TRANSFER_ORIGINS)[number];

/** What an admin can do about one. */
export type TransferStep = 'match' | 'ignore' | 'undo';

const STEPS: Record<TransferState, readonly TransferStep[]> = {
  announced: ['match', 'ignore'],
  unmatched: ['match', 'ignore'],
  matched: ['undo'],
  ignored: ['match'],
};

export const canStep = (state: TransferState, step: TransferStep): boolean => STEPS[state].includes(step);

/** The first match is booked under the transfer's own id; after an undone one, each under a number of its own. */
export const bookingId = (transferId: string, round: number): string =>
  round === 1 ? transferId : `${transferId}:${round}`;
