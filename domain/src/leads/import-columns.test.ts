import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LeadForm, USUAL_FORM } from './form.ts';
import {
  checkMapping,
  foldHeader,
  guessMapping,
  importTargets,
  neededTargets,
  requestOfRow,
} from './import-columns.ts';

const form: Pick<LeadForm, 'fields'> = {
  fields: [
    ...USUAL_FORM.fields,
    {
      ...{ kind: 'choice', name: 'roof', required: true, help: null, label: { en: 'Roof type', es: 'Tipo de techo' } },
      choices: [{ value: 'flat', label: { en: 'Flat', es: 'Plano' } }],
    },
    { kind: 'yes_no', name: 'owner', required: false, help: null, label: { en: 'Owner', es: 'Dueño' }, choices: [] },
  ],
};

test.each([
  [
    ['First Name', 'Last Name', 'Phone Number', 'E-mail', 'ZIP', 'State'],
    ['firstName', 'lastName', 'phone', 'email', 'zip', 'state'],
  ],
  [
    ['Nombre', 'Apellidos', 'Teléfono móvil', 'Correo electrónico', 'Código Postal', 'Estado'],
    ['firstName', 'lastName', 'phone', 'email', 'zip', 'state'],
  ],
  [
    ['TCPA text', 'Opt-in date', 'IP address', 'Landing page', 'TrustedForm cert URL'],
    ['consent.text', 'consent.capturedAt', 'consent.ip', 'consent.url', 'consent.certificateUrl'],
  ],
  [
    ['firstName', 'consent.capturedAt', 'Tipo de techo', 'OWNER'],
    ['firstName', 'consent.capturedAt', 'fields.roof', 'fields.owner'],
  ],
])('%j is recognized', (header, targets) => {
  const guessed = guessMapping(form, header);
  expect(targets.map((target) => guessed[target as keyof typeof guessed])).toEqual(targets.map((_, place) => place));
});

const headers = fc.array(
  fc.oneof(fc.string(), fc.constantFrom('phone', 'Teléfono', 'correo', 'ip', 'url', 'name', '')),
  { maxLength: 30 },
);

test('whatever the header, each column is guessed for one thing at most, and never one that is not there', () => {
  fc.assert(
    fc.property(headers, (header) => {
      const columns = Object.values(guessMapping(form, header));
      expect(new Set(columns).size).toBe(columns.length);
      for (const column of columns) expect(column).toBeLessThan(header.length);
      const problems = checkMapping(form, guessMapping(form, header), header.length);
      expect(problems.every(({ problem }) => problem === 'missing')).toBe(true);
    }),
  );
});

test('headers that say exactly what they are, in any order and spelling, are all recognized', () => {
  const targets = importTargets(form);
  fc.assert(
    fc.property(fc.shuffledSubarray(targets, { minLength: targets.length }), fc.boolean(), (shuffled, isLoud) => {
      const header = shuffled.map((target) =>
        isLoud ? target.replace(/([A-Z])/g, '_$1').toUpperCase() : ` ${target} `,
      );
      const guessed = guessMapping(form, header);
      expect(shuffled.map((target) => guessed[target])).toEqual(shuffled.map((_, place) => place));
      expect(checkMapping(form, guessed, header.length)).toEqual([]);
    }),
  );
});

test('a mapping without what every row needs is none', () => {
  const needed = neededTargets(form);
  expect(needed).toEqual(expect.arrayContaining(['phone', 'fields.roof', 'consent.text', 'consent.url']));
  expect(checkMapping(form, {}, 3).map(({ target }) => target)).toEqual(needed);
});

test('answers are read as people write them in tables; half a consent is none', () => {
  const header = ['phone', 'roof', 'owner', 'consent', 'consent time', 'ip', 'url'];
  const mapping = guessMapping(form, header);
  const cells = ["'+13055550142", 'PLANO', 'Sí', 'Yes', '2026-01-01T00:00:00Z', '192.0.2.1', 'https://a.example'];
  expect(requestOfRow(form, mapping, cells)).toMatchObject({
    phone: '+13055550142',
    fields: { roof: 'flat', owner: 'yes' },
    consent: { text: 'Yes', ip: '192.0.2.1' },
  });
  expect(requestOfRow(form, mapping, cells.toSpliced(5, 1, ' '))).toMatchObject({ consent: {} });
  expect(requestOfRow(form, mapping, [])).toMatchObject({ fields: {}, consent: {} });
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldHeader(foldHeader(text))).toBe(foldHeader(text));
    }),
  );
});
