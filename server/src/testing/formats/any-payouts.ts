import type { Originator, PayoutFileInput, PayoutOrder } from '@callstead/domain/payouts/files/payout-order';
import { IBAN_LENGTHS, mod97, type PaymentDetails } from '@callstead/domain/payouts/payment-method';
import fc from 'fast-check';

export const ORIGINATOR: Originator = {
  achCompanyName: 'Callstead Network',
  achCompanyId: '1123456789',
  achBankRouting: '110000000',
  achBankName: 'Banco Ñandú',
  achImmediateOrigin: '1123456789',
  debtorName: 'Callstead Network LLC',
  debtorAccount: '000123456789',
  debtorBic: 'DEMOUS33',
  debtorStreet: '350 Fifth Avenue',
  debtorPostcode: '10118',
  debtorTown: 'New York',
  debtorCountry: 'US',
};

/** As people write: marks, other alphabets, what a spreadsheet or XML would take for its own. */
const text = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'aZñÑöß é漢ж/&<>"\',;=+-@(x9. \t\n'),
      minLength: 1,
      maxLength,
    })
    .map((written) => `A${written}`.slice(0, maxLength));

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

const routingNumbers = fc
  .tuple(fc.constantFrom('01', '12', '21', '32', '61', '72'), digits(6))
  .map(([district, rest]) => {
    const eight = district + rest;
    const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce((total, weight, place) => total + weight * Number(eight[place]), 0);
    return eight + ((10 - (sum % 10)) % 10);
  });

const LONGEST_IBAN = Math.max(...Object.values(IBAN_LENGTHS));
const SIGNS = fc.string({
  unit: fc.constantFrom(...'0123456789ABCXYZ'),
  minLength: LONGEST_IBAN,
  maxLength: LONGEST_IBAN,
});
const ibans = fc.tuple(fc.constantFrom(...Object.entries(IBAN_LENGTHS)), SIGNS).map(([[country, length], signs]) => {
  const account = signs.slice(0, length - 4);
  return `${country}${String(98 - mod97(`${account}${country}00`)).padStart(2, '0')}${account}`;
});

const holderType = fc.constantFrom('person' as const, 'company' as const);
const emails = fc.stringMatching(/^[a-z0-9][a-z0-9._+]{0,20}[a-z0-9]@[a-z]{2,10}\.com$/);

/** What can be given for each kind. */
const ANY_METHOD = {
  us_bank: fc.record({
    kind: fc.constant('us_bank' as const),
    holder: text(140),
    holderType,
    routingNumber: routingNumbers,
    accountNumber: fc.stringMatching(/^[1-9]\d{3,16}$/),
    accountType: fc.constantFrom('checking' as const, 'savings' as const),
  }),
  iban: fc.record({
    kind: fc.constant('iban' as const),
    holder: text(140),
    iban: ibans,
    bic: fc.stringMatching(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
    address: fc.record({
      street: text(70),
      postcode: text(16),
      town: text(35),
      country: fc.constantFrom('ES', 'DE', 'AE', 'GB'),
    }),
  }),
  paypal: fc.record({ kind: fc.constant('paypal' as const), email: emails }),
  wise: fc.record({ kind: fc.constant('wise' as const), holder: text(140), holderType, email: emails }),
  manual: fc.record({ kind: fc.constant('manual' as const), instructions: text(1000) }),
} satisfies Record<PaymentDetails['kind'], fc.Arbitrary<PaymentDetails>>;

const MOST_CENTS = 9_999_999_999;

/** Payouts of one kind, made into a file at some time. */
export const anyInput = <Kind extends PaymentDetails['kind']>(kind: Kind, currency = 'USD') =>
  fc.record({
    originator: fc.constant(ORIGINATOR),
    currency: fc.constant(currency),
    zone: fc.constant('America/New_York'),
    madeAt: fc.date({ min: new Date('2025-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
    fileNumber: fc.integer({ min: 1, max: 99_999 }),
    payouts: fc.uniqueArray(
      fc.record({
        payoutId: fc.uuid(),
        number: fc.integer({ min: 1, max: 9999 }).map((place) => `P-12-${place}`),
        accountName: text(60),
        amountCents: fc.integer({ min: 1, max: MOST_CENTS }),
        method: ANY_METHOD[kind] as fc.Arbitrary<Extract<PaymentDetails, { kind: Kind }>>,
      }),
      { minLength: 1, maxLength: 15, selector: ({ payoutId }) => payoutId },
    ),
  }) satisfies fc.Arbitrary<PayoutFileInput & { payouts: readonly PayoutOrder[] }>;

export const byId = <Order extends { payoutId: string }>(orders: readonly Order[]): Order[] =>
  orders.toSorted((one, other) => (one.payoutId < other.payoutId ? -1 : 1));
