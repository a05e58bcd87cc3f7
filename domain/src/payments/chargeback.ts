export const CHARGEBACK_STATUSES = ['open', 'won', 'lost'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

type Known = { status: ChargebackStatus; isWithdrawn: boolean };

/** What a dispute does to the books: the bank takes the money when it withdraws it, and brings it back when we win. */
export type ChargebackChange = Known & { takesMoney: boolean; bringsBack: boolean };

/** Decided is decided: a late reader who still sees it open changes nothing. */
export function nextChargeback(known: Known | undefined, told: Known): ChargebackChange {
  const status = known && known.status !== 'open' ? known.status : told.status;
  const wasWithdrawn = known?.isWithdrawn ?? false;
  const isWithdrawn = wasWithdrawn || told.isWithdrawn;
  return {
    status,
    isWithdrawn,
    takesMoney: isWithdrawn && !wasWithdrawn,
    bringsBack: isWithdrawn && status === 'won' && (known?.status !== 'won' || !wasWithdrawn),
  };
}
