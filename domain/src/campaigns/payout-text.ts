import { type Currency, signOf } from '../currency.ts';
import type { Language } from '../identity/account.ts';
import { priceText, roundHalfDown, shareOf } from '../money.ts';
import { type CampaignType, type Conversion, type Pricing, UNSAID_CENTS } from './terms.ts';

/** What is paid for, as it stands behind 'per'. */
const UNITS: Record<Language, Record<CampaignType | Conversion, string>> = {
  en: {
    call: 'call',
    lead: 'lead',
    sale: 'sale',
    booking: 'booking',
    appointment: 'confirmed appointment',
    policy: 'issued policy',
    rental_day: 'rental day',
    package: 'package',
  },
  es: {
    call: 'llamada',
    lead: 'lead',
    sale: 'venta',
    booking: 'reserva',
    appointment: 'cita confirmada',
    policy: 'póliza emitida',
    rental_day: 'día de alquiler',
    package: 'paquete',
  },
};

/** What a percentage is a part of. */
const BASES: Record<Language, Record<Conversion, string>> = {
  en: {
    sale: 'of the sale',
    booking: 'of the booking',
    appointment: 'of the treatment value',
    policy: 'of the first premium',
    rental_day: 'of the rental',
    package: 'of package value',
  },
  es: {
    sale: 'de la venta',
    booking: 'de la reserva',
    appointment: 'del valor del tratamiento',
    policy: 'de la primera prima',
    rental_day: 'del alquiler',
    package: 'del valor del paquete',
  },
};

const PER: Record<Language, string> = { en: 'per', es: 'por' };

const UNPRICED: Record<Language, string> = { en: 'No price yet', es: 'Sin precio aún' };

/** Only a draft may still be without. */
function isPriced(pricing: Pricing): boolean {
  if (pricing.kind === 'percent') return pricing.basisPoints > 0;
  if (pricing.kind === 'tiers') return pricing.tiers.every((tier) => tier.priceCents > UNSAID_CENTS);
  return pricing.priceCents > UNSAID_CENTS;
}

/** The public payout: '$40 - $75 per call', '$50 por cita confirmada', '15% of the sale'. */
export function payoutText(pricing: Pricing, type: CampaignType, language: Language, currency: Currency): string {
  if (!isPriced(pricing)) return UNPRICED[language];
  if (pricing.kind === 'percent') return `${pricing.basisPoints / 100}% ${BASES[language][pricing.conversion]}`;
  const unit = pricing.kind === 'per_conversion' ? pricing.conversion : type;
  return `${priceRange(pricing, currency)} ${PER[language]} ${UNITS[language][unit]}`;
}

/** A dynamic price moves between floor and ceiling. */
function priceRange(pricing: Exclude<Pricing, { kind: 'percent' }>, currency: Currency): string {
  const text = (cents: number) => priceText(cents, currency);
  if (pricing.kind === 'per_conversion') return text(pricing.priceCents);
  const { floorCents, ceilingCents } = pricing;
  return floorCents === ceilingCents ? text(floorCents) : `${text(floorCents)} - ${text(ceilingCents)}`;
}

/** The short summary: the payout and the seconds it takes. */
export function payoutSummary(payout: string, minimumSeconds: number | null): string {
  return minimumSeconds === null ? payout : `${payout} · ≥ ${minimumSeconds} s`;
}

const AMOUNT = String.raw`\s?(\d[\d,]*(?:\.\d+)?)`;

/** 'Tu Payout Estimado': the publisher's share of '$a' or '$a - $b'; what cannot be read stays as it is. */
export function estimatedPayout(payout: string, shareBasisPoints: number, currency: Currency): string {
  const sign = signOf(currency).trim().replaceAll('$', String.raw`\$`);
  const amount = `${sign}${AMOUNT}`;
  const singleOrRange = new RegExp(`^(?:(?!${sign}).)*${amount}(?:\\s*-\\s*${amount})?(?:(?!${sign})\\D)*$`);
  if (!singleOrRange.test(payout)) return payout;
  return payout.replace(new RegExp(amount, 'g'), (_match, figure: string) =>
    priceText(shareOf(centsIn(figure), shareBasisPoints), currency),
  );
}

const centsIn = (amount: string) => roundHalfDown(Number(amount.replaceAll(',', '')) * 100);
