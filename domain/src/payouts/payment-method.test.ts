import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, readCountry } from './countries.ts';
import { countsFrom } from './method-waits.ts';
import {
  type DetailsOf,
  IBAN_LENGTHS,
  isComplete,
  isSepaTransfer,
  mod97,
  paymentHint,
  readAccountNumber,
  readBic,
  readIban,
  readRoutingNumber,
} from './payment-method.ts';

const A_BANK: DetailsOf<'us_bank'> = {
  kind: 'us_bank',
  holder: 'Ana',
  holderType: 'person',
  routingNumber: '021000021',
  accountNumber: '123456789',
  accountType: 'checking',
};
const AN_IBAN: DetailsOf<'iban'> = {
  kind: 'iban',
  holder: 'Ana',
  iban: 'ES9121000418450200051332',
  bic: 'CAIXESBB',
  address: { street: 'C/ Mayor 1', postcode: '08001', town: 'Barcelona', country: 'ES' },
};
const KEPT_BANK = { kind: 'us_bank', holder: 'Ana', routingNumber: '021000021', accountNumber: '123456789' } as const;
const KEPT_IBAN = { kind: 'iban', holder: 'Ana', iban: 'ES9121000418450200051332' } as const;

const digit = fc.integer({ min: 0, max: 9 });

/** The first eight digits of a bank's number, completed by the ninth that makes the sum fit. */
const routingNumbers = fc
  .tuple(fc.constantFrom('01', '12', '21', '32', '61', '72'), fc.array(digit, { minLength: 6, maxLength: 6 }))
  .map(([district, rest]) => {
    const eight = district + rest.join('');
    const sum = [3, 7, 1, 3, 7, 1, 3, 7].reduce((total, weight, place) => total + weight * Number(eight[place]), 0);
    return eight + ((10 - (sum % 10)) % 10);
  });

const ibans = fc.constantFrom(...Object.entries(IBAN_LENGTHS)).chain(([country, length]) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: length - 4, maxLength: length - 4 })
    .map((account) => {
      const check = 98 - mod97(`${account}${country}00`);
      return `${country}${String(check).padStart(2, '0')}${account}`;
    }),
);

const withChanged = (text: string, place: number, sign: string) => text.slice(0, place) + sign + text.slice(place + 1);

describe('a routing number', () => {
  test.each(['021000021', '111000025', '121000358', '0260-0959-3'])('%s of a real bank is taken', (number) => {
    expect(readRoutingNumber(number)).toBe(number.replaceAll('-', ''));
  });

  test.each(['', '000000000', '02100002', '0210000211', '021000022', '990000000', '02100002a'])(
    '%j is refused',
    (number) => expect(readRoutingNumber(number)).toBeUndefined(),
  );

  test('whose sum fits is taken, with whatever gaps it is written', () => {
    fc.assert(
      fc.property(routingNumbers, (number) => {
        expect(readRoutingNumber(number)).toBe(number);
        expect(readRoutingNumber(` ${number.slice(0, 4)} ${number.slice(4)} `)).toBe(number);
      }),
    );
  });

  test('with one digit mistyped is never taken', () => {
    fc.assert(
      fc.property(routingNumbers, fc.nat(8), digit, (number, place, other) => {
        fc.pre(number[place] !== String(other));
        expect(readRoutingNumber(withChanged(number, place, String(other)))).toBeUndefined();
      }),
    );
  });
});

test.each([
  ['12345678', '12345678'],
  ['1234 5678-90', '1234567890'],
  ['123', undefined],
  ['0000', undefined],
  ['1'.repeat(18), undefined],
  ['12a45', undefined],
])('the account number %j is read as %j', (written, read) => expect(readAccountNumber(written)).toBe(read));

describe('an IBAN', () => {
  test.each([
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
    'ES91 2100 0418 4502 0005 1332',
    'no93 8601 1117 947',
  ])('%s is taken', (iban) => expect(readIban(iban)).toBe(iban.replaceAll(' ', '').toUpperCase()));

  test.each(['', 'GB82WEST1234569876543', 'US82WEST12345698765432', 'ES9121000418450200051333', 'ES91'])(
    '%j is refused',
    (iban) => expect(readIban(iban)).toBeUndefined(),
  );

  test('of every country is taken in groups of four and small letters too', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(readIban(iban)).toBe(iban);
        expect(readIban((iban.match(/.{1,4}/g) ?? []).join(' ').toLowerCase())).toBe(iban);
      }),
    );
  });

  test('with one digit mistyped or two neighbours swapped is never taken', () => {
    fc.assert(
      fc.property(ibans, fc.nat(34), digit, (iban, anywhere, other) => {
        const place = 4 + (anywhere % (iban.length - 5));
        const [here = '', next = ''] = iban.slice(place, place + 2);
        fc.pre(/\d/.test(here));
        if (here !== String(other)) expect(readIban(withChanged(iban, place, String(other)))).toBeUndefined();
        if (here !== next && /\d/.test(next)) {
          expect(readIban(iban.slice(0, place) + next + here + iban.slice(place + 2))).toBeUndefined();
        }
      }),
    );
  });
});

describe('what is shown of a payment method', () => {
  test.each([
    [{ kind: 'paypal', email: 'paula@correo.com' }, 'p•••@correo.com'],
    [A_BANK, '6789'],
    [AN_IBAN, '1332'],
    [{ kind: 'wise', holder: 'Ana', holderType: 'person', email: 'ana@correo.com' }, 'a•••@correo.com'],
    [{ kind: 'manual', instructions: 'in cash' }, ''],
  ] as const)('%j is %j', (details, hint) => expect(paymentHint(details)).toBe(hint));

  test('is never more than four signs of an account', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,17}$/), (accountNumber) => {
        expect(paymentHint({ ...A_BANK, accountNumber })).toHaveLength(4);
      }),
    );
  });
});

test.each([
  ['caixesbb', 'CAIXESBB'],
  ['DEUT DE FF 500', 'DEUTDEFF500'],
  ['DEUTDE', undefined],
  ['DEUTDEFF5', undefined],
  ['DEUT1EFF', undefined],
])('the BIC %j is read as %j', (written, read) => expect(readBic(written)).toBe(read));

test('countries are read in capitals, each stands there once, and every IBAN is of one', () => {
  expect([readCountry(' es '), readCountry('ZZ'), readCountry('')]).toEqual(['ES', undefined, undefined]);
  expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  expect(COUNTRIES).toEqual(expect.arrayContaining(Object.keys(IBAN_LENGTHS)));
});

test.each([
  ['ES9121000418450200051332', 'EUR', true],
  ['ES9121000418450200051332', 'USD', false],
  ['AE070331234567890123456', 'EUR', false],
])('a transfer to %s in %s is SEPA: %s', (iban, currency, isSepa) =>
  expect(isSepaTransfer(iban, currency)).toBe(isSepa),
);

describe('a method counts', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const later = new Date('2026-11-18T12:00:00Z');

  test.each([
    ['at once when it is the first', A_BANK, undefined, now],
    ['after two days when money left otherwise before', A_BANK, { kind: 'paypal', email: 'ana@correo.com' }, later],
    ['after two days even if only the name changes', { ...A_BANK, holder: 'Bea' }, A_BANK, later],
    ['at once when it completes the account that was kept', A_BANK, KEPT_BANK, now],
    ['at once when it completes the IBAN that was kept', AN_IBAN, KEPT_IBAN, now],
    ['after two days when it is another account', { ...A_BANK, accountNumber: '987654321' }, KEPT_BANK, later],
    ['after two days when it is another bank', { ...A_BANK, routingNumber: '111000025' }, KEPT_BANK, later],
    ['after two days when it is of another kind', AN_IBAN, KEPT_BANK, later],
  ] as const)('%s', (_, given, before, expected) => expect(countsFrom(given, { before, now })).toEqual(expected));

  test('as complete when an order can be written from it', () => {
    expect([KEPT_BANK, KEPT_IBAN, A_BANK, AN_IBAN].map(isComplete)).toEqual([false, false, true, true]);
  });
});
