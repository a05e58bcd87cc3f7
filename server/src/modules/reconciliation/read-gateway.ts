import { localDate } from '@callstead/domain/zone-clock';
import type { BalanceTransaction } from '../../payments/port.ts';
import type { Services } from '../../services.ts';
import { gatewayOf } from '../payments/gateway.ts';
import type { NewLine } from './line-queries.ts';

/** Told late, or while the last reading was under way. */
const OVERLAP_MS = 2 * 24 * 60 * 60 * 1000;

/** All that happened at the gateway since the last time it was read to its end; what is known already comes again. */
export async function readGateway(services: Services, readThrough: Date | undefined): Promise<NewLine[]> {
  const since = new Date(Math.max(0, (readThrough?.getTime() ?? 0) - OVERLAP_MS));
  const lines: NewLine[] = [];
  let after: string | undefined;
  do {
    const page = await gatewayOf(services).listBalanceTransactions({ since, ...(after && { after }) });
    lines.push(...page.items.map((item) => lineOf(item, services.config.networkZone)));
    after = page.hasMore ? page.items.at(-1)?.ref : undefined;
  } while (after);
  return lines.toReversed();
}

/** A fee that is charged by itself is told as an amount; here it is a fee like any other. */
const FEES: readonly string[] = ['stripe_fee', 'stripe_fx_fee', 'tax_fee', 'network_cost'];

function lineOf(item: BalanceTransaction, zone: string): NewLine {
  const isFee = FEES.includes(item.type);
  return {
    place: 'gateway',
    ref: item.ref,
    type: item.type,
    source_ref: item.sourceRef,
    key: keyOf(item),
    amount_cents: isFee ? 0 : item.amountCents,
    fee_cents: isFee ? item.feeCents - item.amountCents : item.feeCents,
    day: localDate(item.at, zone),
    text: [item.type, item.description].filter(Boolean).join(' · '),
  };
}

function keyOf({ ref, type, sourceRef, intentRef, refundId }: BalanceTransaction): string {
  if (type.startsWith('payout')) return `po:${sourceRef ?? ref}`;
  if (type.includes('refund')) return `refund:${refundId ?? sourceRef ?? ref}`;
  if (type === 'adjustment' && /^d[up]_/.test(sourceRef ?? '')) return `dispute:${sourceRef}`;
  if (intentRef && (type === 'charge' || type === 'payment')) return `payment:${intentRef}`;
  return `txn:${ref}`;
}
