import { RULES, type Rule, type Verdict, verdict } from '@callstead/domain/routing/trace';
import { describe, expect, test } from 'vitest';
import { type LanguageState, textsIn } from '../../../i18n/language.tsx';
import { traceMessages } from './trace-messages.ts';
import { traceSentence } from './trace-sentence.ts';

const wordsIn = (language: 'en' | 'es') => {
  const state: LanguageState = { language, surface: 'es', chosen: language, choose: () => undefined };
  return {
    t: textsIn(traceMessages, state),
    money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
    target: (id: string) => `«${id}»`,
  };
};
const tell = (told: Verdict) => traceSentence(told, wordsIn('es'));

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(RULES)('%s says something for every verdict, even when its facts are hidden', (rule: Rule) => {
    for (const spoken of ['pass', 'refuse', 'skip'] as const) {
      const text = traceSentence({ rule, verdict: spoken, facts: null }, wordsIn(language));
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/undefined|null|\{/);
    }
  });
});

test('hours are told by the clock of the campaign', () => {
  const at = { zone: 'America/New_York', day: 1, minute: 642 };
  expect(tell(verdict('open_hours', 'pass', at))).toBe('Abierto: era martes 10:42 en America/New York');
  expect(tell(verdict('target_open', 'refuse', { ...at, targetId: 'line-1' }))).toBe(
    'Línea «line-1» cerrada: era martes 10:42 en America/New York',
  );
});

test('limits are told with what was used and what was still in progress', () => {
  const use = { limit: 40, used: 12, inFlight: 3 };
  expect(tell(verdict('daily_cap', 'pass', use))).toBe('Tope diario: 12 de 40 usados, 3 en curso');
  expect(tell(verdict('daily_cap', 'skip', null))).toBe('Tope diario: ninguno');
  expect(tell(verdict('daily_cap', 'skip', use))).toBe('Tope diario: una llamada que no se cobra no cuenta');
  expect(tell(verdict('balance', 'refuse', { availableCents: 1000, neededCents: 4500 }))).toBe(
    'Saldo corto: $10.00 disponibles, la llamada necesitaba $45.00',
  );
});

test('a place says how it is known, and an unknown one what the campaign does then', () => {
  const place = { country: 'US', state: 'FL', zip: '33101', source: 'zip' } as const;
  expect(tell(verdict('geo', 'refuse', { ...place, inside: false, unknownPlace: 'accept' }))).toBe(
    'Fuera de la zona: 33101 FL US, por código postal',
  );
  const nowhere = { country: null, state: null, zip: null, source: null };
  expect(tell(verdict('geo', 'pass', { ...nowhere, inside: 'unknown', unknownPlace: 'accept' }))).toBe(
    'Lugar desconocido, que esta campaña acepta',
  );
});

test('a duplicate names the call it repeats and what the campaign does with it', () => {
  const facts = { windowDays: 30, after: 'qualified', route: true, bill: false, ofCallId: 'call_1' } as const;
  expect(tell(verdict('duplicate', 'pass', facts))).toBe('Duplicada de call_1: la campaña la deja sonar sin cobrarla');
  expect(tell(verdict('duplicate', 'pass', { ...facts, ofCallId: null }))).toBe(
    'No es duplicada: ninguna llamada calificada de este llamante en 30 días',
  );
});
