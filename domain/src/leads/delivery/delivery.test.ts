import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USUAL_FORM } from '../form.ts';
import { type DeliveredLead, sampleLead } from './delivered-lead.ts';
import { BY_STATUS, judgeAnswer } from './judge-answer.ts';
import { checkTemplate, fillTemplate, MACROS, USUAL_TEMPLATES } from './template.ts';
import { isHeaderName, isHeaderValue } from './way.ts';

const LEAD = sampleLead({
  ...{ id: 'lead_1', offerId: 'C1', at: new Date(0), fields: USUAL_FORM.fields, sentence: 'I agree' },
});
const named = (changes: Partial<DeliveredLead>): DeliveredLead => ({ ...LEAD, ...changes });

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

describe('a template', () => {
  test('keeps the kind of a value that stands alone, and writes it into a text otherwise', () => {
    const template =
      '{"t": "{test}", "n": "{field.rooms}", "none": "{field.nothing}", "name": "{first_name} {last_name}", "x": 3}';
    expect(JSON.parse(fillTemplate('json', template, named({ fields: { rooms: 3 } })))).toEqual({
      ...{ t: true, n: 3, none: null, name: 'Sample Person', x: 3 },
    });
  });

  test('whatever somebody calls themselves is a value and nothing more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (firstName, answer) => {
        const lead = named({ firstName, fields: { a: answer } });
        const json = fillTemplate('json', '{"a": ["{first_name}", "<{field.a}>"], "b": 1}', lead);
        expect(JSON.parse(json)).toEqual({ a: [firstName, `<${answer}>`], b: 1 });
        const form = fillTemplate('form', 'n={first_name}\na={field.a}', lead)
          .split('&')
          .map((pair) => pair.split('=').map(decoded));
        expect(form).toEqual([
          ['n', firstName],
          ['a', answer],
        ]);
      }),
    );
  });

  test('that cannot be read, or asks for what nobody knows, is told', () => {
    expect(checkTemplate('json', '{"a": {phone}}')).toEqual({ problem: 'unreadable' });
    expect(checkTemplate('form', 'phone')).toEqual({ problem: 'unreadable' });
    expect(checkTemplate('form', 'a={phones}')).toEqual({ problem: 'unknown_macro', macro: 'phones' });
    expect(checkTemplate('form', 'a={constructor}')).toMatchObject({ macro: 'constructor' });
    expect(checkTemplate('json', JSON.stringify(MACROS.map((name) => `{${name}}`)))).toBeUndefined();
    expect(checkTemplate('json', USUAL_TEMPLATES.json) ?? checkTemplate('form', USUAL_TEMPLATES.form)).toBeUndefined();
  });
});

describe('an answer', () => {
  const json = { by: 'json', path: 'result.state', text: 'ok, taken', reasonPath: 'result.why' } as const;
  test.each([
    [BY_STATUS, 204, '', 'accepted', null],
    [BY_STATUS, 500, 'ok', 'failed', null],
    [BY_STATUS, 429, '', 'failed', null],
    [BY_STATUS, 422, '', 'refused', null],
    [{ ...BY_STATUS, by: 'text', text: 'Success' }, 200, '<b>SUCCESS</b>', 'accepted', null],
    [{ ...BY_STATUS, by: 'text', text: 'Success' }, 200, 'duplicate', 'refused', null],
    [json, 200, '{"result":{"state":"Taken"}}', 'accepted', null],
    [json, 200, '{"result":{"state":"no","why":"known"}}', 'refused', 'known'],
    [json, 400, '{"result":{"why":7}}', 'refused', '7'],
    [json, 200, '{"result":null}', 'refused', null],
    [json, 200, '<html>', 'unclear', null],
    [{ ...json, path: '__proto__.x' }, 200, '{}', 'refused', null],
  ] as const)('%j %i %s is %s', (rule, status, body, verdict, reason) => {
    expect(judgeAnswer(rule, { status, body })).toEqual({ verdict, reason });
  });
});

test('a header cannot bend the request', () => {
  expect(['X-Api-Key', 'authorization'].every(isHeaderName)).toBe(true);
  expect(['Host', 'content-length', 'a b', 'x:y', ''].some(isHeaderName)).toBe(false);
  expect([isHeaderValue('Bearer x'), isHeaderValue('a\r\nb: c')]).toEqual([true, false]);
});
