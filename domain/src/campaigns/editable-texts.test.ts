import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../identity/account.ts';
import { completeTexts, copyTexts, editableTexts, TITLE_MAX_LENGTH } from './editable-texts.ts';
import type { CampaignTexts } from './terms.ts';

const EMPTY: CampaignTexts = {
  title: '',
  description: '',
  detailedDescription: '',
  targetAudience: '',
  target: '',
  qualification: '',
  conversionRequirements: '',
  restrictions: '',
  notes: '',
  keywords: [],
};
const spanish = { ...EMPTY, title: 'Techos', description: 'Llamadas de dueños', targetAudience: 'Dueños de casa' };

const text = fc.constantFrom('', 'a', 'b', 'c');
const anyTexts: fc.Arbitrary<CampaignTexts> = fc.record({
  title: text,
  description: text,
  detailedDescription: text,
  targetAudience: text,
  target: text,
  qualification: text,
  conversionRequirements: text,
  restrictions: text,
  notes: text,
  keywords: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
});

test('one language is enough: the other one shows the same words', () => {
  const complete = completeTexts({ es: spanish, en: EMPTY });
  expect(complete.en).toEqual(complete.es);
  expect(complete.es).toMatchObject({ detailedDescription: 'Llamadas de dueños', target: 'Dueños de casa', notes: '' });
});

test('what was translated is kept, the rest falls back', () => {
  const { en } = completeTexts({ es: spanish, en: { ...EMPTY, title: 'Roofs' } });
  expect([en.title, en.targetAudience]).toEqual(['Roofs', 'Dueños de casa']);
});

test('whoever edits finds empty what nobody wrote', () => {
  const written = editableTexts(completeTexts({ es: spanish, en: { ...EMPTY, title: 'Roofs' } }), 'es');
  expect(written).toEqual({ es: spanish, en: { ...EMPTY, title: 'Roofs' } });
});

test('opening and saving without a change changes nothing, whichever language comes first', () => {
  fc.assert(
    fc.property(anyTexts, anyTexts, fc.constantFrom(...LANGUAGES), (en, es, first) => {
      const complete = completeTexts({ en, es });
      expect(completeTexts(editableTexts(complete, first))).toEqual(complete);
    }),
  );
});

test('a copy says so in both languages and never outgrows the title', () => {
  const long = { ...spanish, title: 'x'.repeat(TITLE_MAX_LENGTH) };
  const copies = copyTexts({ es: long, en: spanish });
  expect(copies.en.title).toBe('Techos (copy)');
  expect(copies.es.title).toHaveLength(TITLE_MAX_LENGTH);
  expect(copies.es.title.endsWith('(copia)')).toBe(true);
});
