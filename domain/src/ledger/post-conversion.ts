import { assert } from '../assert.ts';
import { isSold } from '../reports/sold.ts';
import { type EntryKind, type LedgerEntry, ledgerEntry } from './entry.ts';
import { postQualified, type QualifiedSale } from './post-qualified.ts';
import { postRepriced, type RepricedSale } from './post-repriced.ts';
import { postReserved } from './post-reserved.ts';

export type ConversionEntry = LedgerEntry & {
  kind: Extract<EntryKind, 'reserve' | 'qualified' | 'repriced' | 'refused'>;
};

/** `round`: which reservation this is. `amendment`: which change of it by a postback; null: the first report itself. */
type Booking = Omit<QualifiedSale, 'reservedCents'> & { round: number; amendment: number | null };

/** A reported conversion is reserved and charged at once: payout held for the publisher, margin to us. */
export function postBooked({ round, amendment, ...sale }: Booking): ConversionEntry[] {
  const reservedCents = sale.priceCents;
  const reserve = postReserved({ ...sale, reservedCents, round });
  const { postings } = postQualified({ ...sale, reservedCents });
  const sourceKey = amendment === null ? `${sale.source}:qualified` : amendedKey(sale.source, amendment);
  return [
    { ...reserve, kind: 'reserve' },
    { ...ledgerEntry(sourceKey, postings), kind: amendment === null ? 'qualified' : 'repriced' },
  ];
}

/** The advertiser changed what they had reported as pending: only the difference moves. All of it: it is given back like any refused sale. */
export function postAmended(sale: RepricedSale): ConversionEntry {
  const { postings } = postRepriced(sale);
  const kind = isSold(sale.after.billing) ? 'repriced' : 'refused';
  return { ...ledgerEntry(amendedKey(sale.source, sale.round), postings), kind };
}

function amendedKey(source: string, amendment: number): string {
  assert(Number.isInteger(amendment) && amendment >= 1, 'the first change is number 1');
  return `${source}:amended:${amendment}`;
}
