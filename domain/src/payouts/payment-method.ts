/** How a publisher is paid. Everything but the kind is a secret of its owner. */
export const PAYMENT_KINDS = ['paypal', 'us_bank', 'iban'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export type PaymentDetails =
  | { kind: 'paypal'; email: string }
  | { kind: 'us_bank'; holder: string; routingNumber: string; accountNumber: string }
  | { kind: 'iban'; holder: string; iban: string };

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
  if (details.kind === 'paypal') return maskEmail(details.email);
  return (details.kind === 'us_bank' ? details.accountNumber : details.iban).slice(-4);
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
