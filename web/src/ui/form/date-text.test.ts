import { addDays } from '@callstead/domain/calendar-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, readDayText, readTimeText } from './date-text.ts';

test('the same digits are two days, as the language orders them', () => {
  expect(readDayText('08/03/2026', 'es')).toBe('2026-03-08');
  expect(readDayText('08/03/2026', 'en')).toBe('2026-08-03');
});

test.each(['8/3/2026', '08-03-2026', ' 8.3.2026 ', '2026-03-08'])('%j is a day too', (text) => {
  expect(readDayText(text, 'es')).toBe('2026-03-08');
});

test.each(['', '31/02/2026', '03/31/2026', '8/3/26', '8/3', 'mañana', '8/3/2026 10:00'])('%j is none', (text) => {
  expect(readDayText(text, 'es')).toBeUndefined();
});

test('what is written can be read again, and what is no day is left as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_000, max: 9_000 }), fc.constantFrom('en', 'es'), (days, language) => {
      const day = addDays('2026-01-01', days);
      expect(readDayText(dayText(day, language), language)).toBe(day);
    }),
  );
  expect(dayText('31/02/2026', 'es')).toBe('31/02/2026');
});

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['2:30 PM', '14:30'],
  ['2:30 p. m.', '14:30'],
  ['2pm', '14:00'],
  ['12:00 a. m.', '00:00'],
  ['12:15 pm', '12:15'],
])('%j is %s', (text, time) => expect(readTimeText(text)).toBe(time));

test.each(['', '14', '24:00', '9:60', '13:00 pm', '0:30 am', 'noon'])('%j is no time', (text) => {
  expect(readTimeText(text)).toBeUndefined();
});
