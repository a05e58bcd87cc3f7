import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { type FormField, USUAL_FORM } from './form.ts';
import { stepsOf } from './form-steps.ts';
import { readPost } from './read-post.ts';

const readPhone = (written: string) =>
  /^\d{10}$/.test(written) ? { number: `+1${written}`, country: 'US' } : undefined;
const good = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '3055550142',
  email: 'ana@example.com',
  zip: '33139',
  fields: {},
};

describe('answers', () => {
  test('that a lead could be made of have no problem', () => {
    expect([...checkAnswers(USUAL_FORM, good, readPhone)]).toEqual([]);
  });

  test('are told all at once, each by what is wrong with it first', () => {
    const wrong = { ...good, firstName: ' ', phone: '12', email: 'ana', zip: 'x'.repeat(300) };
    expect(Object.fromEntries(checkAnswers(USUAL_FORM, wrong, readPhone))).toEqual({
      firstName: 'required',
      phone: 'phone_invalid',
      email: 'email_invalid',
      zip: 'too_long',
    });
  });
});

test('a form is cut into steps of which none is long or empty, and nothing is lost or moved', () => {
  const field = (name: string): FormField => ({
    kind: 'text',
    name,
    required: false,
    help: null,
    label: { en: '', es: '' },
    choices: [],
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
      const fields = Array.from({ length: count }, (_, index) => field(`q${index}`));
      const steps = stepsOf(fields);
      expect(steps.flat()).toEqual(fields);
      for (const step of steps) expect(step.length).toBeLessThanOrEqual(7);
      if (count > 0) for (const step of steps) expect(step.length).toBeGreaterThan(0);
    }),
  );
});

describe('what stands around a lead', () => {
  test('is read, and every name that is none of ours is told', () => {
    expect(readPost({ offerId: ' HS001 ', test: 'true', surprise: 1 }, 'post')).toEqual({
      post: { offerId: 'HS001', affId: null, clickId: null, pingId: null, isTest: true },
      problems: [{ path: 'surprise', code: 'unknown_field' }],
    });
  });

  test('of a ping is nothing of a person', () => {
    const { problems } = readPost({ offerId: 'HS001', zip: '33139', phone: '1', consent: {} }, 'ping');
    expect(problems.map(({ path }) => path)).toEqual(['phone', 'consent']);
  });
});
