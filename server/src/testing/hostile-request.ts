import type { Endpoint } from '@callstead/contract/endpoint';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type * as z from 'zod';

/** Texts that have broken something somewhere. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202eabc',
  "'; drop table account; --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  'infinity',
  'x'.repeat(31),
  'x'.repeat(5000),
];

/** A cursor that looks like one of ours, with any key inside. */
const cursorText = fc
  .array(fc.oneof(fc.constantFrom(...TEXTS), fc.uuid(), fc.integer().map(String)), { maxLength: 3 })
  .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));

const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
  cursorText,
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    [],
    {},
    [null],
    [[]],
  ),
  fc.constantFrom<unknown>({ toString: 'x' }, { length: -1 }, { '': null }, { __proto__: null, constructor: 1 }),
);

type Definition = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  entries?: Record<string, unknown>;
  values?: unknown[];
};

/** Mostly what the schema asks for, so that requests get far; now and then, anywhere in it, something else. */
export function hostileFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: expectedFor(schema) }, { weight: 1, arbitrary: hostileValue });
}

function expectedFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition;
  const wrapped = def.innerType ?? def.in;
  if (wrapped) return fc.oneof({ weight: 4, arbitrary: hostileFor(wrapped) }, fc.constantFrom(undefined, null));
  if (def.shape) return fc.record(mapValues(def.shape, hostileFor));
  if (def.element) return fc.array(hostileFor(def.element), { maxLength: 4 });
  if (def.items) return fc.tuple(...def.items.map(hostileFor));
  if (def.options) return fc.oneof(...def.options.map(hostileFor));
  if (def.valueType) return fc.dictionary(hostileText, hostileFor(def.valueType), { maxKeys: 3 });
  if (def.entries) return fc.constantFrom(...Object.values(def.entries));
  if (def.values) return fc.constantFrom(...def.values);
  return def.type === 'string' ? textFor(schema) : (LEAVES[def.type] ?? hostileValue);
}

const LEAVES: Record<string, fc.Arbitrary<unknown>> = {
  number: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer(), fc.double()),
  boolean: fc.boolean(),
};

function textFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  const plain = fc.string({ minLength: 1, maxLength: 20 });
  const fitting = [...(patterns ?? [])].flatMap((pattern) => stringsLike(pattern));
  return fc.oneof({ weight: 6, arbitrary: fitting[0] ?? plain }, { weight: 2, arbitrary: hostileText });
}

/** Some patterns look ahead, which cannot be turned round. */
function stringsLike(pattern: RegExp): fc.Arbitrary<string>[] {
  try {
    return [fc.stringMatching(new RegExp(pattern.source, 'u'), { maxLength: 60 })];
  } catch {
    return [];
  }
}

const mapValues = <In, Out>(shape: Record<string, In>, change: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, change(value)]));

/** Parts of an address as they travel, also such as no program would write. */
const RAW_PARTS = [
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%ff',
  '..',
  '..%2f',
  '%2e%2e%2f',
  '%0d%0aSet-Cookie:a=b',
  '[]',
  '{}',
];
const inAddress = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
export const hostilePart = fc.oneof(fc.constantFrom(...RAW_PARTS), hostileText.map(inAddress));

const writtenOut = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const hostileQuery = (schema: z.ZodObject | undefined): fc.Arbitrary<string> => {
  const named = Object.entries(schema?.shape ?? {}).map(([name, field]) =>
    fc.oneof(
      hostileFor(field as z.ZodType).map((value) => `${name}=${inAddress(writtenOut(value))}`),
      hostilePart.map((part) => `${name}=${part}`),
    ),
  );
  return fc
    .oneof(
      {
        weight: 6,
        arbitrary: named.length > 0 ? fc.subarray(named).chain((some) => fc.tuple(...some)) : fc.constant([]),
      },
      fc.array(
        fc.tuple(hostilePart, hostilePart).map((pair) => pair.join('=')),
        { maxLength: 3 },
      ),
    )
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
};

const HEADERS = {
  authorization: fc.constantFrom('Basic \u00ff\u00fe', 'Bearer', `Basic ${'\u00e9'.repeat(60)}`, 'Basic %%%'),
  range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=abc', 'bytes=0-0,5-9', 'lines=1'),
  'user-agent': fc.constantFrom('', '\u00ff'.repeat(300), 'x'.repeat(9000), '<script>'),
  'x-forwarded-for': fc.constantFrom('', 'nobody', '::1, \u00ff', '999.1.1.1', '1.2.3.4:99999', '[::1]:1'),
  'accept-language': fc.constantFrom('*', 'x'.repeat(3000), '\u00ff'),
  accept: fc.constantFrom('application/json', '*/*;q=2', '\u00ff'),
  'if-none-match': fc.constantFrom('*', '"\u00ff"'),
  'x-twilio-signature': fc.constantFrom('', '\u00ff'.repeat(28), 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
};
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  fc.record(HEADERS, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>,
);

/** Bodies of other kinds than the one asked for. */
const foreignBody: fc.Arbitrary<InjectOptions> = fc.constantFrom<InjectOptions>(
  { payload: '{', headers: { 'content-type': 'application/json' } },
  { payload: '"text"', headers: { 'content-type': 'application/json' } },
  { payload: 'null', headers: { 'content-type': 'application/json' } },
  { payload: '[]', headers: { 'content-type': 'application/json' } },
  { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
  { payload: `${'['.repeat(20_000)}`, headers: { 'content-type': 'application/json' } },
  { payload: 'a=%00&b=%ff', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '\u00ff', headers: { 'content-type': 'text/\u00ff' } },
  { payload: '', headers: { 'content-type': 'application/json' } },
);

const hostileBody = (schema: z.ZodType | undefined): fc.Arbitrary<InjectOptions> =>
  schema
    ? fc.oneof({ weight: 9, arbitrary: hostileFor(schema).map(asJson) }, { weight: 1, arbitrary: foreignBody })
    : fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, foreignBody);

const asJson = (value: unknown): InjectOptions => ({
  payload: JSON.stringify(value ?? null),
  headers: { 'content-type': 'application/json' },
});

/** One request to an endpoint of the contract; `addresses` lead to rows that exist. */
export function hostileRequest(endpoint: Endpoint, addresses: readonly string[]): fc.Arbitrary<InjectOptions> {
  const mangled = fc
    .infiniteStream(hostilePart)
    .map((parts) => endpoint.path.replace(/:\w+/g, () => parts.next().value ?? ''));
  const address = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...addresses) }, { weight: 1, arbitrary: mangled });
  return fc
    .tuple(address, hostileQuery(endpoint.query), hostileHeaders, hostileBody(endpoint.body))
    .map(([path, query, headers, { payload, headers: type }]) => ({
      method: endpoint.method,
      url: `/api${path}${query}`,
      headers: { ...headers, ...type },
      ...(payload !== undefined && endpoint.method !== 'GET' && { payload }),
    }));
}
