import { payoutOf } from '../pricing/price-call.ts';
import { type ConversionPricing, priceConversion } from '../pricing/price-conversion.ts';
import type { ReportedStatus, UnbilledReason } from './conversion.ts';

/** How a conversion is priced: as agreed when it was first reported. */
export type Agreed = {
  isTest: boolean;
  /** Null: its campaign is not paid by conversion. */
  pricing: ConversionPricing | null;
  shareBasisPoints: number;
};

export type Reported = { status: ReportedStatus; amountCents: number | null };

/** What a conversion should cost, or why nothing. */
export type Cost =
  | { priceCents: number; payoutCents: number; reason: null }
  | {
      priceCents: 0;
      payoutCents: 0;
      reason: Extract<UnbilledReason, 'information' | 'test' | 'rejected' | 'no_price'>;
    };

/** `amount_missing`: a percentage of nothing anybody said. */
export function costOf(agreed: Agreed, { status, amountCents }: Reported): Cost | 'amount_missing' {
  const { pricing } = agreed;
  if (pricing?.kind === 'percent' && amountCents === null && status !== 'rejected') return 'amount_missing';
  if (agreed.isTest) return unbilled('test');
  if (!pricing) return unbilled('information');
  if (status === 'rejected') return unbilled('rejected');
  const priceCents = priceConversion(pricing, amountCents ?? 0);
  if (priceCents === 0) return unbilled('no_price');
  return { priceCents, payoutCents: payoutOf(priceCents, agreed.shareBasisPoints), reason: null };
}

const unbilled = (reason: NonNullable<Cost['reason']>): Cost => ({ priceCents: 0, payoutCents: 0, reason });
