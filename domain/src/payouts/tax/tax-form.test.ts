import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { formOfYear, judgeNec } from './nec-figures.ts';
import { necThreshold, readThresholds } from './nec-threshold.ts';
import { isSameName } from './signature.ts';
import { formFor } from './tax-form.ts';
import { TREATY_COUNTRIES } from './treaty-countries.ts';
import { isPostBox, isUsAddress, isZipOf, readZip } from './us-address.ts';
import { taxFormState, validUntil } from './validity.ts';
import { needsTaxForm, type UsSigns } from './who-needs-form.ts';

test.each([
  [true, false, 'w9'],
  [true, true, 'w9'],
  [false, false, 'w8ben'],
  [false, true, 'w8bene'],
] as const)('of the United States: %s, a company: %s, signs a %s', (isUsPerson, isEntity, kind) => {
  expect(formFor({ isUsPerson, isEntity })).toBe(kind);
});

describe('an address', () => {
  test.each([
    ['33139', '33139'],
    ['331391234', '33139-1234'],
    ['33139-1234', '33139-1234'],
    ['00000', undefined],
    ['3313', undefined],
    ['SW1A 1AA', undefined],
  ])('%s is the ZIP code %s', (written, zip) => {
    expect(readZip(written)).toBe(zip);
  });

  test('has the ZIP code of its state; what the post knows nowhere is believed', () => {
    expect([
      isZipOf('FL', '33139'),
      isZipOf('TX', '33139-1234'),
      isZipOf('AE', '09012'),
      isZipOf('PR', '00601'),
    ]).toEqual([true, false, true, true]);
  });

  test.each([
    [{ state: 'FL', zip: '33139' }, true],
    [{ state: 'florida', zip: ' 33139-1234' }, true],
    [{ state: 'Cataluña', zip: '08001' }, false],
    [{ state: 'FL', zip: null }, false],
    [{ state: null, zip: '33139' }, false],
  ])('%j lies in the United States: %s', (address, isThere) => {
    expect(isUsAddress(address)).toBe(isThere);
  });

  test.each(['P.O. Box 12', 'po box 7', 'Apartado 33', 'c/o Ana Paz'])('%s is where post waits', (street) => {
    expect([isPostBox(street), isPostBox(`Calle ${street}`)]).toEqual([true, false]);
  });
});

test('treaties are with countries, and not with the United States', () => {
  expect(TREATY_COUNTRIES.filter((country) => !COUNTRIES.includes(country))).toEqual([]);
  expect(['US', 'HU', 'RU', 'BY'].filter((country) => TREATY_COUNTRIES.includes(country))).toEqual([]);
  expect(new Set(TREATY_COUNTRIES).size).toBe(TREATY_COUNTRIES.length);
});

test.each([
  ['nora  PAZ', 'Nora Paz', true],
  ['Jose Nunez', 'José Núñez', true],
  ["O'Neil, Ana", 'O Neil Ana', true],
  ['N. Paz', 'Nora Paz', false],
  ['', '', false],
  ['···', '', false],
])('%j signs for %j: %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});

describe('a form counts', () => {
  test('to the end of the third year after it, or until there is another one', () => {
    expect([
      validUntil('w9', '2026-11-16'),
      validUntil('w8ben', '2026-01-01'),
      validUntil('w8bene', '2026-12-31'),
    ]).toEqual([null, '2029-12-31', '2029-12-31']);
  });

  test.each([
    [undefined, true, 'missing'],
    [undefined, false, 'not_needed'],
    [{ validUntil: null }, true, 'valid'],
    [{ validUntil: '2026-11-16' }, true, 'valid'],
    [{ validUntil: '2026-11-15' }, true, 'expired'],
    [{ validUntil: '2026-11-15' }, false, 'not_needed'],
  ] as const)('%j, needed: %s, is %s', (form, isNeeded, state) => {
    expect(taxFormState(form, { isNeeded, today: '2026-11-16' })).toBe(state);
  });
});

test('a form is asked of nobody, of whoever points to the United States, or of everybody', () => {
  const none: UsSigns = { saidSo: false, isPaidThere: false, state: null, zip: null };
  const signs = [
    none,
    { ...none, saidSo: true },
    { ...none, isPaidThere: true },
    { ...none, state: 'TX', zip: '73301' },
  ];
  expect(signs.map((each) => needsTaxForm('us_persons', each))).toEqual([false, true, true, true]);
  expect(signs.map((each) => needsTaxForm('nobody', each))).toEqual([false, false, false, false]);
  expect(signs.map((each) => needsTaxForm('everybody', each))).toEqual([true, true, true, true]);
});

describe('the threshold of a year', () => {
  test.each([
    [2019, undefined],
    [2020, 60_000],
    [2025, 60_000],
    [2026, 200_000],
    [2027, 210_000],
    [2028, undefined],
  ])('of %i is %s', (year, cents) => {
    expect(necThreshold(year, '2027: 2100')).toBe(cents);
  });

  test.each(['2026: 700', '2019: 1', '2027', '2027: x', '2027: 0', '2027: 1, 2027: 2'])(
    '%s is no news of one',
    (written) => {
      expect(readThresholds(written)).toBeUndefined();
    },
  );

  test('is read as it is written', () => {
    const years = fc.uniqueArray(
      fc.record({ year: fc.integer({ min: 2027, max: 2099 }), dollars: fc.integer({ min: 1, max: 999_999 }) }),
      {
        selector: ({ year }) => year,
      },
    );
    fc.assert(
      fc.property(years, (announced) => {
        const written = announced.map(({ year, dollars }) => `${year}: ${dollars}`).join(', ');
        expect([...(readThresholds(written) ?? [])]).toEqual(
          announced.map(({ year, dollars }) => [year, dollars * 100]),
        );
      }),
    );
  });
});

describe('a year', () => {
  const w9 = { kind: 'w9' as const, classification: 'individual' as const, exemptPayeeCode: null };

  test.each([
    ['reported', { form: w9 }],
    ['reported', { form: { ...w9, exemptPayeeCode: '6' } }],
    ['below_threshold', { form: w9, amountCents: 199_999 }],
    ['exempt', { form: { ...w9, classification: 's_corporation' as const } }],
    ['exempt', { form: { ...w9, classification: 'llc_c' as const } }],
    ['exempt', { form: { ...w9, classification: 'partnership' as const, exemptPayeeCode: '3' } }],
    ['foreign', { form: { kind: 'w8ben' as const }, isPaidThere: true }],
    ['foreign', { form: null }],
    ['without_form', { form: null, isPaidThere: true }],
  ] as const)('is %s for %j', (verdict, facts) => {
    expect(judgeNec({ amountCents: 200_000, isPaidThere: false, ...facts }, 200_000)).toBe(verdict);
  });

  test('is told by the newest W-9, or by who somebody was when it ended', () => {
    const then = { kind: 'w9' as const, signedOn: '2026-03-01' };
    const moved = { kind: 'w8ben' as const, signedOn: '2027-01-15' };
    const corrected = { kind: 'w9' as const, signedOn: '2027-02-01' };
    expect(formOfYear([moved, then], 2026)).toBe(then);
    expect(formOfYear([moved, then], 2027)).toBe(moved);
    expect(formOfYear([corrected, moved, then], 2026)).toBe(corrected);
    expect(formOfYear([moved], 2026)).toBe(moved);
    expect(formOfYear([], 2026)).toBeUndefined();
  });
});
