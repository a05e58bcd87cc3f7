import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCaptchaSolved, makeCaptcha } from './captcha.ts';
import { destinationAfterLogin, pathOfThisSite } from './destination-after-login.ts';
import { initialsOf } from './initials.ts';
import { brokenPasswordRules } from './password-rules.ts';

// The domain sees no globals of a platform; only this test asks the platform what it makes of a path.
const { URL } = globalThis as unknown as { URL: new (path: string, base: string) => { origin: string } };

describe('a password', () => {
  test.each([
    ['Demo1234!', []],
    ['Ab1!', ['password_too_short', 'password_needs_digits']],
    ['demo1234!', ['password_needs_uppercase']],
    ['DEMO1234!', ['password_needs_lowercase']],
    ['Demo123!', ['password_needs_digits']],
    ['Demo1234', ['password_needs_special']],
    ['Demo1234-', ['password_needs_special']],
    ['Ñandú1234?', []],
  ])('%s breaks %j', (password, rules) => expect(brokenPasswordRules(password)).toEqual(rules));
});

describe('a captcha', () => {
  test('asks for the sum or difference of numbers from 1 to 10, never below zero, and takes its own answer', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (numbers) => {
        const captcha = makeCaptcha(() => numbers.next().value ?? 0);
        const [first, operator, second] = captcha.question.split(' ');
        const [a, b] = [Number(first), Number(second)];
        expect([a, b].every((operand) => operand >= 1 && operand <= 10)).toBe(true);
        expect(Number(captcha.answer)).toBe(operator === '+' ? a + b : a - b);
        expect(Number(captcha.answer)).toBeGreaterThanOrEqual(0);
        expect(isCaptchaSolved(captcha, ` ${captcha.answer} `)).toBe(true);
        expect(isCaptchaSolved(captcha, `${captcha.answer}.0`)).toBe(false);
      }),
    );
  });
});

describe('after login', () => {
  test.each([
    ['admin', null, '/admin-dashboard'],
    ['affiliate', '/', '/publisher-dashboard'],
    ['advertiser', '/login?redirect=/x', '/advertiser-dashboard'],
    ['publisher', '/super-admin-login', '/publisher-dashboard'],
    ['publisher', '/offer/HS001', '/offer/HS001'],
    ['advertiser', 'https://evil.example/offer', '/advertiser-dashboard'],
    ['advertiser', '//evil.example', '/advertiser-dashboard'],
  ] as const)('%s who asked for %s goes to %s', (type, requested, destination) => {
    expect(destinationAfterLogin({ userType: type, status: 'approved', startPage: null }, requested)).toBe(destination);
  });

  test('whoever chose a start page goes there, unless they asked for another page', () => {
    const admin = { userType: 'admin', status: 'approved', startPage: 'calls' } as const;
    expect(destinationAfterLogin(admin, null)).toBe('/admin-dashboard/calls');
    expect(destinationAfterLogin(admin, '/admin-dashboard/users')).toBe('/admin-dashboard/users');
  });

  test('no text, however strange, leads to another site', () => {
    const strange = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', ' ', 'a', 'evil.example', 'http', '?', '#', '%2f'),
    });
    fc.assert(
      fc.property(strange, (text) => {
        expect(new URL(pathOfThisSite(text), 'https://callstead.example').origin).toBe('https://callstead.example');
      }),
    );
  });
});

test.each([
  ['Ana María Ruiz', 'AR'],
  ['ángel', 'Á'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
