import type { Endpoint } from '@callstead/contract/endpoint';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type * as z from 'zod';
import { goodValue } from './good-value.ts';
import { PASSWORD } from './test-network.ts';

/** Texts that have broken something somewhere. */
const TEXTS = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  "'; drop table account; --",
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  'infinity',
  'captcha',
  'call_zzzzzzzzzzzzzzzzzzzzzzzzzz',
  'x'.repeat(31),
  'x'.repeat(5000),
];
const ODD_VALUES: unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308],
  ...[[], {}, [null], [[]], { toString: 'x' }, { length: -1 }, { '': null }, { constructor: 1 }],
];

const hostileText = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid());
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, fc.constantFrom(...ODD_VALUES));

/** What keys of lists are made of, and what almost is. */
const KEY_PARTS = [
  ...['1', '0', '-5', '2147483648', '99999999999', '999999999999999999999', '1700000000000000', '99999999999999999'],
  ...['2026-11-16 11:01:09.123456+00', '2026-02-30 00:00:00+00', '2026-11-16 11:01:09+99', 'now', '2026-11', '2026-13'],
  ...[
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    'not-a-uuid',
    'approved',
    'call_zzzzzzzzzzzzzzzzzzzzzzzzzz',
    '\u0000',
    '',
  ],
];
const cursor = fc
  .array(fc.constantFrom(...KEY_PARTS), { minLength: 1, maxLength: 3 })
  .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

type Asked = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** One place of a good request holds something else; every place has its turn. */
const broken = (good: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> =>
  fc.tuple(good, fc.nat(), hostileValue).map(([asked, place, value]) => {
    const places = placesIn(asked, []).filter((path) => path.length > 1 || path[0] === 'body');
    const path = places[place % (places.length || 1)];
    return path ? (replaceAt(asked, path, value) as Asked) : asked;
  });

type Path = readonly string[];

function placesIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))];
}

function replaceAt(value: unknown, [name, ...rest]: Path, replacement: unknown): unknown {
  if (name === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((part, i) => (String(i) === name ? replaceAt(part, rest, replacement) : part));
  const held = value as Record<string, unknown>;
  return { ...held, [name]: replaceAt(held[name], rest, replacement) };
}

/** Parts of an address as they travel, also such as no program would write. */
const RAW_PARTS = ['%00', '%', '%zz', '%ED%A0%80', '%ff', '..', '..%2f', '%2e%2e%2f', '%0d%0aSet-Cookie:a=b', '[]'];
const inAddress = (value: unknown) => encodeURIComponent(writtenOut(value).replaceAll(/\p{Surrogate}/gu, '\ufffd'));
const writtenOut = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
export const hostilePart = fc.oneof(fc.constantFrom(...RAW_PARTS), hostileText.map(inAddress));

const HEADERS = {
  authorization: fc.constantFrom('Basic \u00ff\u00fe', 'Bearer', `Basic ${'\u00e9'.repeat(60)}`, 'Basic %%%'),
  range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=abc', 'bytes=0-0,5-9', 'lines=1'),
  'user-agent': fc.constantFrom('', '\u00ff'.repeat(300), 'x'.repeat(9000), '<script>'),
  'x-forwarded-for': fc.constantFrom('', 'nobody', '::1, \u00ff', '999.1.1.1', '1.2.3.4:99999', '[::1]:1'),
  'accept-language': fc.constantFrom('*', 'x'.repeat(3000), '\u00ff'),
  accept: fc.constantFrom('application/json', '*/*;q=2', '\u00ff'),
  'if-none-match': fc.constantFrom('*', '"\u00ff"'),
  'telnyx-signature-ed25519': fc.constantFrom('', '\u00ff'.repeat(88), `${'A'.repeat(86)}==`),
  'telnyx-timestamp': fc.constantFrom('', '0', '\u00ff', '9'.repeat(300)),
  'x-twilio-signature': fc.constantFrom('', '\u00ff'.repeat(28), 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
};
export const hostileHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record(HEADERS, { requiredKeys: [] }) },
) as fc.Arbitrary<Record<string, string>>;

const JSON_TYPE = { 'content-type': 'application/json' };
const FOREIGN_BODIES: Pick<InjectOptions, 'payload' | 'headers'>[] = [
  ...['{', '"text"', 'null', '[]', '{"__proto__":{"a":1}}', '['.repeat(20_000), ''].map((payload) => ({
    payload,
    headers: JSON_TYPE,
  })),
  { payload: 'a=%00&b=%ff', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '\u00ff', headers: { 'content-type': 'text/\u00ff' } },
];

export type Known = {
  /** Addresses of rows that exist. */
  params: readonly Record<string, string>[];
  /** Accounts that exist. */
  ids: readonly string[];
  /** What a good request carries, where the test world knows. */
  body?: object | undefined;
};

/** A good request to an endpoint of the contract. */
function goodRequest(endpoint: Endpoint, { params, ids, body }: Known): fc.Arbitrary<Asked> {
  const hints = { ids, text: PASSWORD, named: { after: cursor, before: cursor } };
  const good = (schema: z.ZodType | undefined) => (schema ? goodValue(schema, hints) : fc.constant({}));
  const bodies = [good(endpoint.body), ...(body ? [fc.constant(body)] : [])];
  return fc.record({
    params: fc.constantFrom(...params),
    query: good(endpoint.query) as fc.Arbitrary<Record<string, unknown>>,
    body: fc.oneof(...bodies),
  });
}

function written({ method, path }: Endpoint, { params, query, body }: Asked, prefix: string): InjectOptions {
  const address = path.replace(/:(\w+)/g, (_, name: string) => inAddress(params[name]));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.map(([name, value]) => `${name}=${inAddress(value)}`).join('&');
  const payload = { payload: JSON.stringify(body ?? null), headers: JSON_TYPE };
  return { method, url: `${prefix}${address}${search && `?${search}`}`, ...(method !== 'GET' && payload) };
}

/** Requests of which one thing at most is wrong: whatever is wrong in many ways is refused for the first of them. */
export function hostileRequest(endpoint: Endpoint, known: Known, prefix = '/api'): fc.Arbitrary<InjectOptions> {
  const good = goodRequest(endpoint, known);
  const inShape = (asked: fc.Arbitrary<Asked>) => asked.map((each) => written(endpoint, each, prefix));
  const rawAddress = fc.tuple(inShape(good), hostilePart, hostilePart).map(([request, part, value]) => ({
    ...request,
    url: `${prefix}${endpoint.path.replace(/:\w+/g, part)}?${part}=${value}`,
  }));
  const foreignBody = fc
    .tuple(inShape(good), fc.constantFrom(...FOREIGN_BODIES))
    .map(([request, body]) => ({ ...request, ...(request.method !== 'GET' && body) }));
  return fc.oneof(
    { weight: 2, arbitrary: inShape(good) },
    { weight: 10, arbitrary: inShape(broken(good)) },
    { weight: 1, arbitrary: rawAddress },
    { weight: 1, arbitrary: foreignBody },
  );
}
