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
  const { currency: ownCurrency } = services.settings.of('books');
  let after: string | undefined;
  do {
    const page = await gatewayOf(services).listBalanceTransactions({ since, ...(after && { after }) });
    const inBooks = page.items.filter(({ currency }) => currency.toUpperCase() === ownCurrency); // the rest is in no books anyway
    lines.push(...inBooks.map((item) => lineOf(item, services.config.networkZone)));
    after = page.hasMore ? page.items.at(-1)?.ref : undefined;
  } while (after);
  return lines.toReversed();
}

/** A fee that is charged by itself is told as an amount; here it is a fee like any other. */
const FEES: readonly string[] = ['fee', 'network_cost', 'tax'];

function lineOf(item: BalanceTransaction, zone: string): NewLine {
  const isFee = FEES.includes(item.category);
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

/** By what it came from: failed refunds and disputes are told under several types. */
function keyOf({ ref, type, sourceRef, intentRef, refundId }: BalanceTransaction): string {
  const source = sourceRef ?? '';
  if (TO_BANK.includes(type)) return `po:${sourceRef ?? ref}`;
  if (/^(re|pyr)_/.test(source)) return `refund:${refundId ?? source}`;
  if (/^d[up]_/.test(source)) return `dispute:${source}`;
  if (intentRef && (type === 'charge' || type === 'payment')) return `payment:${intentRef}`;
  return RESERVES.test(type) ? 'reserve:gateway' : `txn:${ref}`;
}

const TO_BANK: readonly string[] = ['payout', 'payout_cancel', 'payout_failure'];
/** Set aside by the gateway for a while and given back: one thing, and what is left of it is the difference. */
const RESERVES = /hold|release|^reserve/;
