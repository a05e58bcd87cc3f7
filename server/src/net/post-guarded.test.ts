import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './post-guarded.ts';

const GUARD = { isPrivateAllowed: false };
const octet = fc.integer({ min: 0, max: 255 });
const bytes = (...first: fc.Arbitrary<number>[]) =>
  fc.tuple(...[...first, octet, octet, octet, octet].slice(0, 4)) as fc.Arbitrary<number[]>;
const just = (value: number) => fc.constant(value);

/** Addresses nobody may have us ask. */
const hidden = fc.oneof(
  bytes(just(127)),
  bytes(just(10)),
  bytes(just(0)),
  bytes(just(192), just(168)),
  bytes(just(172), fc.integer({ min: 16, max: 31 })),
  bytes(just(169), just(254)),
  bytes(just(100), fc.integer({ min: 64, max: 127 })),
  bytes(fc.integer({ min: 224, max: 255 })),
);

const whole = ([a = 0, b = 0, c = 0, d = 0]: number[]) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
const groups = (parts: number[]) => {
  const written = hex(whole(parts), 8);
  return `${written.slice(0, 4)}:${written.slice(4)}`;
};

/** One address in all the ways an URL can spell it. */
const SPELLINGS: readonly ((parts: number[]) => string)[] = [
  (parts) => parts.join('.'),
  (parts) => `${parts.join('.')}.`,
  (parts) => parts.map((part) => `0x${part.toString(16)}`).join('.'),
  (parts) => parts.map((part) => `0${part.toString(8)}`).join('.'),
  (parts) => String(whole(parts)),
  (parts) => `0x${hex(whole(parts), 8)}`,
  (parts) => `${parts[0]}.${whole([0, ...parts.slice(1)])}`,
  (parts) => parts.join('%2E'),
  (parts) => [...parts.join('.')].map((sign) => (sign === '.' ? '。' : sign)).join(''),
  (parts) => `[::ffff:${parts.join('.')}]`,
  (parts) => `[::ffff:${groups(parts)}]`,
  (parts) => `[0:0:0:0:0:ffff:${groups(parts)}]`,
  (parts) => `[::${groups(parts)}]`,
  (parts) => `[64:ff9b::${groups(parts)}]`,
  (parts) => `[2002:${groups(parts)}::]`,
];

test('no spelling of a hidden address gets past the guard', () => {
  fc.assert(
    fc.property(hidden, fc.constantFrom(...SPELLINGS), (parts, spell) => {
      expect(parseTarget(`https://${spell(parts)}/hooks`, GUARD)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test.each(['[::1]', '[::]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '[2001:db8::1]'])(
  '%s is ours',
  (host) => {
    expect(parseTarget(`https://${host}/`, GUARD)).toBeUndefined();
  },
);

test.each([
  ['http://crm.example/', 'unencrypted'],
  ['https://me@crm.example/', 'with a name'],
  ['https://crm.example:22/', 'to a port of another service'],
  ['gopher://crm.example/', 'in another protocol'],
  ['//crm.example', 'without one'],
])('%s is refused: %s', (written) => {
  expect(parseTarget(written, GUARD)).toBeUndefined();
});

test('whatever is written, it is judged and never a fault', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `https://${text}`),
      ),
      (written) => {
        const target = parseTarget(written, GUARD);
        if (target) expect(target.protocol).toBe('https:');
      },
    ),
  );
});

test.each(['https://crm.example/hooks?x=1', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/'])(
  '%s is out in the world',
  (written) => {
    expect(parseTarget(written, GUARD)?.href).toBe(written);
  },
);
