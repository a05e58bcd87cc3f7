import { expect, test } from 'vitest';
import { mailFromOf } from './mail-from.ts';

const USUAL = 'Callstead <no-reply@callstead.example>';
const nothing = { name: 'Callstead', senderName: '', senderEmail: '' };

test('until somebody says otherwise mails come from where the environment says', () => {
  expect(mailFromOf(nothing, USUAL)).toBe(USUAL);
  expect(mailFromOf(nothing, 'no-reply@callstead.example')).toBe('no-reply@callstead.example');
});

test('the name of the network is theirs, too, unless the sender has one of its own', () => {
  expect(mailFromOf({ ...nothing, name: 'Roe, Peña & Co.' }, USUAL)).toBe(
    '"Roe, Peña & Co." <no-reply@callstead.example>',
  );
  expect(mailFromOf({ ...nothing, name: 'Roe', senderName: 'Team Roe' }, USUAL)).toBe(
    '"Team Roe" <no-reply@callstead.example>',
  );
  expect(mailFromOf({ ...nothing, name: 'Roe' }, 'no-reply@callstead.example')).toBe(
    '"Roe" <no-reply@callstead.example>',
  );
});

test('an address of its own takes the place of the environment’s, under whichever name', () => {
  expect(mailFromOf({ ...nothing, senderEmail: 'hi@roe.example' }, USUAL)).toBe('"Callstead" <hi@roe.example>');
  expect(mailFromOf({ ...nothing, senderEmail: 'hi@roe.example' }, 'x@y.example')).toBe('hi@roe.example');
});
