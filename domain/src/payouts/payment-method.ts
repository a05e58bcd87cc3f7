/** How a publisher is paid. Everything but the kind is a secret of its owner. */
export const PAYMENT_KINDS = ['paypal', 'us_bank', 'iban', 'wise', 'manual'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const BANK_ACCOUNT_TYPES = ['checking', 'savings'] as const;
export const HOLDER_TYPES = ['person', 'company'] as const;

/** Where the beneficiary lives: banks of other countries refuse an order without it. */
export type PostalAddress = { street: string; postcode: string; town: string; country: string };

export type PaymentDetails =
  | { kind: 'paypal'; email: string }
  | {
      kind: 'us_bank';
      holder: string;
      holderType: (typeof HOLDER_TYPES)[number];
      routingNumber: string;
      accountNumber: string;
      accountType: (typeof BANK_ACCOUNT_TYPES)[number];
    }
  | { kind: 'iban'; holder: string; iban: string; bic: string; address: PostalAddress }
  | { kind: 'wise'; holder: string; holderType: (typeof HOLDER_TYPES)[number]; email: string }
  | { kind: 'manual'; instructions: string };

export type DetailsOf<Kind extends PaymentKind> = Extract<PaymentDetails, { kind: Kind }>;

/** What was kept before orders to banks asked for more. */
export type KeptDetails =
  | PaymentDetails
  | { kind: 'us_bank'; holder: string; routingNumber: string; accountNumber: string }
  | { kind: 'iban'; holder: string; iban: string };

/** Whether an order can be written from it; if not, its owner has to complete it. */
export function isComplete(details: KeptDetails): details is PaymentDetails {
  if (details.kind === 'us_bank') return 'accountType' in details;
  return details.kind !== 'iban' || 'bic' in details;
}

/** The account that was kept with less, now with all that an order needs: nobody's money changes its way. */
export function isCompletionOf(kept: KeptDetails, given: PaymentDetails): boolean {
  if (isComplete(kept)) return false;
  if (kept.kind === 'iban') return given.kind === 'iban' && given.iban === kept.iban;
  return (
    given.kind === 'us_bank' && given.routingNumber === kept.routingNumber && given.accountNumber === kept.accountNumber
  );
}

/** Federal Reserve districts 01-12, thrift institutions 21-32, electronic 61-72: nobody else banks for people. */
const DISTRICT = /^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])/;
const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The nine digits of a US bank, or undefined when their checksum or district is wrong. */
export function readRoutingNumber(written: string): string | undefined {
  const digits = withoutGaps(written);
  if (!/^\d{9}$/.test(digits) || !DISTRICT.test(digits)) return undefined;
  const sum = ABA_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 10 === 0 ? digits : undefined;
}

/** US account numbers carry no checksum: 4 to 17 digits, and not all of them zero. */
export function readAccountNumber(written: string): string | undefined {
  const digits = withoutGaps(written);
  return /^\d{4,17}$/.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}

/** An IBAN in capitals without gaps, or undefined when country, length or ISO 7064 checksum are wrong. */
export function readIban(written: string): string | undefined {
  const iban = withoutGaps(written).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return undefined;
  if (IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length) return undefined;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined;
}

/** Bank, country, place and, mostly, branch (ISO 9362); undefined for what is none. */
export function readBic(written: string): string | undefined {
  const bic = withoutGaps(written).toUpperCase();
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic) ? bic : undefined;
}

/** Letters count as 10 to 35; taken digit by digit, since the number is far longer than a number may be. */
export function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}

const withoutGaps = (written: string) => written.replace(/[\s-]/g, '');

/** All that is ever shown again: enough for its owner to recognize it, of no use to anybody else. */
export function paymentHint(details: PaymentDetails): string {
  if (details.kind === 'manual') return '';
  if (details.kind === 'us_bank') return details.accountNumber.slice(-4);
  return details.kind === 'iban' ? details.iban.slice(-4) : maskEmail(details.email);
}

/** Where whoever is paid lives, as far as the method says; a bank of the United States says it of its customers. */
export function payeeCountry(details: PaymentDetails): string | null {
  if (details.kind === 'us_bank') return 'US';
  return details.kind === 'iban' ? details.address.country : null;
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** From the IBAN registry. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 ' +
    'LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 ' +
    'QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Where a transfer in euros needs nothing but the IBAN (EPC409-09, countries and territories of the SEPA schemes). */
const SEPA_COUNTRIES = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

export const isSepaTransfer = (iban: string, currency: string): boolean =>
  currency === 'EUR' && SEPA_COUNTRIES.has(iban.slice(0, 2));
