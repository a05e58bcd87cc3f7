import { countryName } from '@callstead/domain/campaigns/place-names';
import { RULES, type Verdict, verdict } from '@callstead/domain/routing/trace';
import { CALL_RULES } from '@callstead/domain/settling/call-rules';
import { zoneWords } from '@callstead/domain/zone-words';
import { describe, expect, test } from 'vitest';
import { type LanguageState, textsIn } from '../../../i18n/language.tsx';
import { traceEndMessages } from './trace-end-messages.ts';
import { traceMessages } from './trace-messages.ts';
import { traceSentence } from './trace-sentence.ts';

const wordsIn = (language: 'en' | 'es') => {
  const state: LanguageState = {
    language,
    surface: 'es',
    chosen: language,
    choose: () => undefined,
    network: 'Callstead',
    currency: 'USD' as const,
  };
  return {
    t: textsIn(traceMessages, state),
    end: textsIn(traceEndMessages, state),
    money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
    time: (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} h`,
    zone: (zone: string) => zoneWords(zone, language),
    country: (code: string) => (code === 'US' ? code : countryName(code, language)),
    target: (id: string) => `«${id}»`,
  };
};
const tell = (told: Verdict) => traceSentence(told, wordsIn('es'));

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each(CALL_RULES)('%s says something for every verdict, even when its facts are hidden', (rule) => {
    for (const spoken of ['pass', 'refuse', 'skip', 'pending'] as const) {
      if (spoken === 'pending' && (RULES as readonly string[]).includes(rule)) continue;
      const text = traceSentence({ rule, verdict: spoken, facts: null }, wordsIn(language));
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/undefined|null|\{/);
    }
  });
});

test('hours are told by the clock of the campaign', () => {
  const at = { zone: 'America/New_York', day: 1, minute: 642 };
  expect(tell(verdict('open_hours', 'pass', at))).toBe('Abierto: era martes 10:42 h (hora del Este)');
  expect(tell(verdict('target_open', 'refuse', { ...at, targetId: 'line-1' }))).toBe(
    'Línea «line-1» cerrada: era martes 10:42 h (hora del Este)',
  );
  expect(tell(verdict('target_open', 'refuse', { ...at, targetId: 'line-1', paused: true }))).toBe(
    'Línea «line-1» en pausa por el anunciante',
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
  const abroad = { country: 'GB', state: null, zip: null, source: 'number' } as const;
  expect(tell(verdict('geo', 'refuse', { ...abroad, inside: false, unknownPlace: 'accept' }))).toBe(
    'Fuera de la zona: Reino Unido, por el país del número',
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
    'No es duplicada: ninguna llamada calificada de esta persona en 30 días',
  );
});

describe('talk time', () => {
  const talked = (talkSeconds: number, minimumSeconds: number, language: 'en' | 'es' = 'es') => {
    const verdict = talkSeconds < minimumSeconds ? 'refuse' : 'pass';
    return traceSentence({ rule: 'talk_time', verdict, facts: { talkSeconds, minimumSeconds } }, wordsIn(language));
  };

  test('that is too short says how much was missing', () => {
    expect(talked(44, 60)).toBe('0:44 de conversación, se necesitaba 1:00: faltaron 16 s');
    expect(talked(44, 60, 'en')).toBe('0:44 of talk time, 1:00 needed: 16 s short');
    expect(talked(44, 130)).toBe('0:44 de conversación, se necesitaba 2:10: faltaron 1:26');
  });

  test('that is enough says what was needed', () => {
    expect(talked(214, 90)).toBe('3:34 de conversación, se necesitaba 1:30');
    expect(talked(5, 0)).toBe('0:05 de conversación; basta cualquiera');
  });
});

test('a duplicate that is not billed names the call it repeats to those who may know', () => {
  const facts = { windowDays: 30, bill: false, ofCallId: 'call_1' as string | null };
  const told = (ofCallId: string | null) =>
    traceSentence({ rule: 'duplicate_billed', verdict: 'refuse', facts: { ...facts, ofCallId } }, wordsIn('es'));
  expect(told('call_1')).toBe('Duplicada de call_1, dentro de 30 días: la campaña no la cobra');
  expect(told(null)).not.toContain('call_');
});
