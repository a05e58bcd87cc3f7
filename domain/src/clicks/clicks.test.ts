import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursDaily } from '../testing/a-call.ts';
import { campaignRoom, leastNeededCents, roomKnownMs } from './campaign-room.ts';
import {
  AD_PARAMETERS,
  parameterText,
  readClickParameters,
  readPlainQuery,
  SUB_PARAMETERS,
} from './click-parameters.ts';
import { buildDeepLink, buildDestination, compileDestination, destinationFault, MACROS } from './destination.ts';
import { type JudgedLink, judgeClick, judgeLink } from './judge-click.ts';
import { isPublicHost, parseWebAddress } from './web-address.ts';

/** The floor has no web; the tests hold what it builds against the one browsers use. */
type Url = { origin: string; host: string; hash: string; href: string; searchParams: URLSearchParamsLike };
type URLSearchParamsLike = { get: (name: string) => string | null; getAll: (name: string) => string[] };
const { URL } = globalThis as unknown as { URL: new (address: string) => Url };

const CLICK_ID = 'clk_01jx0000000000000000000000';
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '//evil.example',
    '\\\\evil.example',
    '@evil.example',
    '.evil.example',
    '\r\nset-cookie: a=b',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    '%0d%0aLocation:%20https://evil.example',
    '#',
    '?',
    '&click_id=clk_other',
    '\ud800',
    '\u0000',
    '{click_id}',
    '../..',
    'x'.repeat(500),
  ),
);
const query = fc.dictionary(
  fc.oneof(fc.constantFrom(...SUB_PARAMETERS, ...AD_PARAMETERS, 'to'), fc.string()),
  fc.oneof(hostile, fc.array(hostile)),
);
const ASCII = /^[\x21-\x7e]+$/;

test('what a parameter says is cut at 200, printable, whole characters, or nothing', () => {
  expect(parameterText('a'.repeat(300))).toHaveLength(200);
  expect(parameterText(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  expect(parameterText('a\u0000b\r\nc')).toBe('abc');
  expect([parameterText(''), parameterText(undefined), parameterText('\n'), parameterText([])]).toEqual(
    Array(4).fill(undefined),
  );
  expect(parameterText(['first', 'second'])).toBe('first');
  fc.assert(
    fc.property(hostile, (given) => {
      const text = parameterText(given) ?? '';
      expect(text.length).toBeLessThanOrEqual(200);
      expect(() => encodeURIComponent(text)).not.toThrow();
    }),
  );
});

test.each([
  ['https://offers.example.com/lp?c={click_id}&a={aff_id}', undefined],
  ['http://offers.example.com', undefined],
  ['https://offers.example.com/{sub1}/x#{source}', undefined],
  ['https://offers.example.com:8443/x', undefined],
  ['https://offers.example.com/{nobody}', 'macro_unknown'],
  ['https://{sub1}.example.com/', 'address_invalid'],
  ['https://offers.example.com{sub1}', 'address_invalid'],
  ['https://offers.example.com:{sub1}/', 'address_invalid'],
  ['{sub1}://offers.example.com/', 'address_invalid'],
  ['https://user@offers.example.com/', 'address_invalid'],
  ['https://offers.example.com/{sub1', 'address_invalid'],
  ['javascript:alert(1)//', 'address_invalid'],
  ['ftp://offers.example.com/', 'address_invalid'],
  ['https://127.0.0.1/', 'address_invalid'],
  ['https://2130706433/', 'address_invalid'],
  ['https://0x7f.1/', 'address_invalid'],
  ['https://[::1]/', 'address_invalid'],
  ['https://localhost/', 'address_invalid'],
  ['https://router.local/', 'address_invalid'],
  ['https://offers.example.com\\@evil.example/', 'address_invalid'],
  [' https://offers.example.com/', 'address_invalid'],
])('the destination %s: %s', (template, fault) => {
  expect(destinationFault(template)).toBe(fault);
  expect(compileDestination(template) === undefined).toBe(fault !== undefined);
});

test.each([
  ['https://a.example/lp', `https://a.example/lp?click_id=${CLICK_ID}`],
  ['https://a.example', `https://a.example?click_id=${CLICK_ID}`],
  ['https://a.example/lp?x=1', `https://a.example/lp?x=1&click_id=${CLICK_ID}`],
  ['https://a.example/lp?', `https://a.example/lp?click_id=${CLICK_ID}`],
  ['https://a.example/lp#form', `https://a.example/lp?click_id=${CLICK_ID}#form`],
  ['https://a.example/{sub1}#{sub1}', `https://a.example/a%20b?click_id=${CLICK_ID}#a%20b`],
  ['https://a.example/?s={sub1}#{sub2}', `https://a.example/?s=a%20b&click_id=${CLICK_ID}#`],
  ['https://a.example/lp?c={click_id}', `https://a.example/lp?c=${CLICK_ID}`],
  ['https://a.example/ñ?c={click_id}', `https://a.example/%C3%B1?c=${CLICK_ID}`],
])('%s leads to %s', (template, address) => {
  const destination = compileDestination(template);
  expect(destination && buildDestination(destination, { click_id: CLICK_ID, sub1: 'a b' })).toBe(address);
});

const templatePart = fc.oneof(
  fc.constantFrom(...MACROS.map((name) => `{${name}}`), '/', '?', '&', '#', '=', 'a', '..', '%2f', 'ñ', ' ', '@', ':'),
  fc.string(),
);
const templates = fc
  .tuple(fc.constantFrom('https://a.example', 'http://a.example:81'), fc.array(templatePart, { maxLength: 8 }))
  .map(([origin, parts]) => ({ origin, template: `${origin}/${parts.join('')}` }));

test('no parameter decides where a visitor comes to, whatever it says and wherever the macros stand', () => {
  fc.assert(
    fc.property(templates, query, ({ origin, template }, given) => {
      const destination = compileDestination(template);
      fc.pre(destination !== undefined);
      const { subs, ads } = readClickParameters(given);
      const address = buildDestination(destination, { ...ads, ...subs, click_id: CLICK_ID });
      expect(address).toMatch(ASCII);
      expect(new URL(address).origin).toBe(origin);
      expect(address).toContain(CLICK_ID);
    }),
    { numRuns: 1_000 },
  );
});

test('each parameter arrives as it was said, and as one', () => {
  const template = SUB_PARAMETERS.map((name) => `${name}={${name}}`).join('&');
  const destination = compileDestination(`https://a.example/?${template}`);
  fc.assert(
    fc.property(query, (given) => {
      const { subs } = readClickParameters(given);
      const { searchParams } = new URL(destination ? buildDestination(destination, { ...subs, click_id: 'c' }) : '');
      for (const name of SUB_PARAMETERS) expect(searchParams.getAll(name)).toEqual([subs[name] ?? '']);
      expect(searchParams.getAll('click_id')).toEqual(['c']);
    }),
  );
});

const HOSTS = ['shop.example', 'www.shop.example'];

test.each([
  ['https://shop.example/item/1?x=2#top', `https://shop.example/item/1?x=2&click_id=${CLICK_ID}#top`],
  ['HTTPS://SHOP.example/a b', `https://shop.example/a%20b?click_id=${CLICK_ID}`],
  ['https://shop.example.evil.example/', undefined],
  ['https://shop.example@evil.example/', undefined],
  ['https://evil.example/shop.example', undefined],
  ['https://evil.example\\.shop.example/', undefined],
  ['//shop.example/', undefined],
  ['/item', undefined],
  ['javascript://shop.example/%0aalert(1)', undefined],
])('the deep link %s leads to %s', (to, address) => {
  expect(buildDeepLink(to, HOSTS, CLICK_ID)).toBe(address);
});

test('a deep link leads to the hosts the campaign names and nowhere else', () => {
  const start = fc.constantFrom(
    'https://shop.example',
    'https://www.shop.example',
    'http://shop.example',
    'https://',
    '',
  );
  fc.assert(
    fc.property(start, hostile, hostile, (begin, one, two) => {
      const to = parameterText(`${begin}${one}/${two}`);
      const address = to && buildDeepLink(to, HOSTS, CLICK_ID);
      fc.pre(typeof address === 'string');
      expect(address).toMatch(ASCII);
      const url = new URL(address);
      expect(HOSTS).toContain(url.host.replace(/:\d+$/, ''));
      expect(url.searchParams.getAll('click_id')).toContain(CLICK_ID);
    }),
    { numRuns: 1_000 },
  );
});

test('an address is public by its name alone', () => {
  expect(['a.example', 'x--1.co', 'a.b.c.travel'].map(isPublicHost)).toEqual([true, true, true]);
  expect(
    ['example', '10.0.0.1', 'a..b', '-a.example', 'a.example.', 'a_b.example', 'x.localhost'].map(isPublicHost),
  ).toEqual(Array(7).fill(false));
  expect(parseWebAddress('https://a.example:99999/')).toBeUndefined();
});

const OPEN = hoursDaily('America/New_York', { from: 540, to: 1020 });
const NOON = new Date('2026-03-09T16:00:00Z');
const MIDNIGHT = new Date('2026-03-09T04:30:00Z');
const LINK: JudgedLink = {
  campaign: { status: 'active', advertiserStatus: 'approved', hours: OPEN },
  publisherStatus: 'approved',
  isApproved: true,
};
const campaign = (changes: Partial<NonNullable<JudgedLink['campaign']>>) => ({
  campaign: { status: 'active', advertiserStatus: 'approved', hours: OPEN, ...changes } as JudgedLink['campaign'],
});

test.each<[string, Partial<JudgedLink>, Partial<{ isFull: boolean; at: Date }>, string]>([
  ['everything is right', {}, {}, 'ok'],
  ['nobody knows the offer', { campaign: null }, {}, 'unknown'],
  ['nobody knows the affiliate', { publisherStatus: null }, {}, 'unknown'],
  ['the campaign is paused', campaign({ status: 'paused' }), {}, 'inactive'],
  ['the advertiser was rejected', campaign({ advertiserStatus: 'rejected' }), {}, 'inactive'],
  ['the publisher was rejected', { publisherStatus: 'rejected' }, {}, 'not_approved'],
  ['the publisher has not joined', { isApproved: false }, {}, 'not_approved'],
  ['nobody picks up at night', {}, { at: MIDNIGHT }, 'closed'],
  ['nobody has to pick up', campaign({ hours: null }), { at: MIDNIGHT }, 'ok'],
  ['a cap is reached', {}, { isFull: true }, 'full'],
])('%s', (_, changes, state, verdict) => {
  expect(judgeLink({ ...LINK, ...changes }, { isFull: false, at: NOON, ...state })).toBe(verdict);
});

test('machines go where people go and are never counted', () => {
  expect([judgeClick('ok', 'person'), judgeClick('ok', 'bot'), judgeClick('full', 'prefetch')]).toEqual([
    'ok',
    'bot',
    'prefetch',
  ]);
  expect(judgeClick('unknown', 'bot')).toBe('unknown');
});

const NO_USE = { daySlots: 0, monthSlots: 0, daySpentCents: 0, totalSpentCents: 0, availableCents: 500 };
const LIMITS = {
  caps: { daily: 2, monthly: 3, counts: 'qualified' as const },
  budget: { dailyCents: 1_000, totalCents: 2_000 },
  neededCents: 500,
};

test('a campaign is full when one more would not be taken', () => {
  expect(campaignRoom(LIMITS, NO_USE)).toBeGreaterThan(0);
  for (const use of [
    { daySlots: 2 },
    { monthSlots: 3 },
    { daySpentCents: 501 },
    { totalSpentCents: 1_501 },
    { availableCents: 499 },
  ])
    expect(campaignRoom(LIMITS, { ...NO_USE, ...use })).toBe(0);
  const unlimited = {
    ...LIMITS,
    caps: { ...LIMITS.caps, daily: null, monthly: null },
    budget: { dailyCents: null, totalCents: null },
  };
  expect(campaignRoom(unlimited, { ...NO_USE, daySlots: 1e9, totalSpentCents: 1e12 })).toBeGreaterThan(0);
});

test('the nearer a campaign is to its limits, the sooner it is looked at again', () => {
  const near = campaignRoom(LIMITS, NO_USE);
  expect(near).toBe(1);
  expect(roomKnownMs(0)).toBe(roomKnownMs(near));
  expect(roomKnownMs(near)).toBeLessThan(roomKnownMs(300));
  expect(roomKnownMs(300)).toBeLessThan(roomKnownMs(Number.POSITIVE_INFINITY));
  expect(Number.isFinite(roomKnownMs(Number.POSITIVE_INFINITY))).toBe(true);
});

test('the least one more needs is what it could cost at least', () => {
  expect(leastNeededCents({ kind: 'fixed', priceCents: 900, floorCents: 400, ceilingCents: 1_000 })).toBe(400);
  expect(leastNeededCents({ kind: 'tiers', tiers: [], floorCents: 0, ceilingCents: 1_000 })).toBe(1);
  expect(leastNeededCents({ kind: 'per_conversion', conversion: 'sale', priceCents: 700 })).toBe(700);
  expect(leastNeededCents({ kind: 'percent', conversion: 'sale', basisPoints: 500, ceilingCents: 9 })).toBe(1);
});

test('what is read of a plain query in one go is what is read of it taken apart', () => {
  const name = fc.constantFrom('sub1', 'sub5', 'source', 'gclid', 'utm_term', 'to', 'other', '', 'toString');
  const value = fc.oneof(fc.constantFrom('', 'a=b', '?x', 'x'.repeat(201)), fc.string({ maxLength: 8 }));
  const parts = fc.array(
    fc.tuple(name, fc.constantFrom('=', ''), value).map((part) => part.join('')),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, (given) => {
      const text = given.join('&');
      const read = readPlainQuery(text);
      if (read === undefined) return;
      const pairs = text.split('&').flatMap((part) => (part === '' ? [] : [part.split(/=(.*)/s)]));
      // The first of a name comes last, and stays.
      const query = Object.fromEntries(pairs.toReversed().map(([name, value]) => [name, value]));
      expect(read).toEqual(readClickParameters(query));
    }),
  );
  expect(readPlainQuery('sub1=a&gclid=G&to=https://a.example/&x=1')).toEqual({
    subs: { sub1: 'a' },
    ads: { gclid: 'G' },
    to: 'https://a.example/',
  });
  expect(readPlainQuery('')).toEqual({ subs: {}, ads: null, to: null });
  for (const odd of ['sub1=a%20b', 'sub1=a+b', 'sub1=', 'sub1', 'sub1=\u00e9'])
    expect(readPlainQuery(odd)).toBeUndefined();
});
