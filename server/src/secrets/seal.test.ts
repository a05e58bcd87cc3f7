import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const context = { secret: 'a secret of at least thirty-two characters', purpose: 'payment-method', owner: 'ana' };

test('what was sealed opens again, and never looks the same twice', () => {
  const [first, second] = [seal('ES91 ñ 1332', context), seal('ES91 ñ 1332', context)];
  expect(unseal(first, context)).toBe('ES91 ñ 1332');
  expect(first).toMatch(/^v1\.[0-9a-f]{8}\./);
  expect(first).not.toBe(second);
  expect(first).not.toContain('1332');
});

test('a value moved to another person, or to another use, does not open', () => {
  const sealed = seal('1332', context);
  expect(() => unseal(sealed, { ...context, owner: 'eva' })).toThrow();
  expect(() => unseal(sealed, { ...context, purpose: 'webhook' })).toThrow(/this network holds/);
});

test('a changed bit is noticed', () => {
  const [version, key, nonce, box = ''] = seal('1332', context).split('.');
  const bytes = Buffer.from(box, 'base64url');
  for (const place of [0, bytes.length - 1]) {
    const tampered = Buffer.from(bytes);
    tampered[place] = (tampered[place] ?? 0) ^ 1;
    const sealed = [version, key, nonce, tampered.toString('base64url')].join('.');
    expect(() => unseal(sealed, context)).toThrow();
  }
  expect(() => unseal([version, key, nonce, ''].join('.'), context)).toThrow();
});

test('another secret says so instead of guessing', () => {
  const sealed = seal('1332', context);
  expect(() => unseal(sealed, { ...context, secret: 'another secret, just as long as the first one' })).toThrow(
    /sealed with v1\.[0-9a-f]{8}, but this network holds v1\.[0-9a-f]{8}/,
  );
});
