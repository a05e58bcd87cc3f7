import { expect, test } from 'vitest';
import { countryKey, countryName, placeText } from './place-names.ts';

test('a country is called as people call it, in both languages', () => {
  expect(countryName('MX', 'es')).toBe('México');
  expect(countryName('GB', 'en')).toBe('United Kingdom');
  expect(countryName('?', 'en')).toBe('?');
});

test('Colombia and Colorado are told apart', () => {
  expect(placeText(countryKey('CO'), 'es')).toBe('Colombia');
  expect(placeText('CO', 'es')).toBe('CO');
  expect(placeText('331', 'en')).toBe('331');
});
