import { expect, test } from 'vitest';
import { zoneCity, zoneWords } from './zone-words.ts';

test.each([
  ['America/New_York', 'Eastern Time', 'hora del Este'],
  ['America/Phoenix', 'Arizona Time', 'hora de Arizona'],
  ['America/Bogota', 'Colombia Time', 'hora de Colombia'],
  ['America/Mexico_City', 'Central Mexico Time', 'hora del centro de México'],
  ['Europe/Madrid', 'Spain Time', 'hora de España'],
  ['America/Cancun', 'Cancún Time', 'hora de Cancún'],
  ['UTC', 'UTC', 'hora UTC'],
])('%s is what people call it', (zone, en, es) => {
  expect([zoneWords(zone, 'en'), zoneWords(zone, 'es')]).toEqual([en, es]);
});

test('no zone is called by its entry in the table, and each has a name in both languages', () => {
  const names = Intl.supportedValuesOf('timeZone').flatMap((zone) => [zoneWords(zone, 'en'), zoneWords(zone, 'es')]);
  expect(names.filter((name) => name === '' || /[/_]|GMT|^[A-Z]{2,5}$/.test(name))).toEqual([]);
});

test('a zone is called after a place', () => {
  const cities = (language: 'en' | 'es') =>
    ['America/New_York', 'America/Indiana/Knox', 'America/Mexico_City', 'UTC'].map((zone) => zoneCity(zone, language));
  expect(cities('en')).toEqual(['New York', 'Knox', 'Mexico City', 'UTC']);
  expect(cities('es')).toEqual(['Nueva York', 'Knox', 'Ciudad de México', 'UTC']);
});
