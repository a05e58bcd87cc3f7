import { expect, test } from 'vitest';
import { questionsIn, wordAnswer } from './answer-words.ts';
import { type FormField, USUAL_FORM } from './form.ts';

const ROOF: FormField = {
  ...{ kind: 'choice', name: 'roof', required: true, help: null, label: { en: 'Roof type', es: 'Tipo de techo' } },
  choices: [{ value: 'flat', label: { en: 'Flat', es: '' } }],
};
const SI_NO = { yes: 'Sí', no: 'No' };

test('only own questions are named, in the language of the reader or the one they were written in', () => {
  expect(questionsIn([...USUAL_FORM.fields, ROOF], 'es')).toEqual([
    { name: 'roof', kind: 'choice', label: 'Tipo de techo', choices: [{ value: 'flat', label: 'Flat' }] },
  ]);
});

test('an answer is said in words, and one to a question of old as it was sent', () => {
  const [roof] = questionsIn([ROOF], 'en');
  expect(wordAnswer(roof, 'flat', SI_NO)).toBe('Flat');
  expect(wordAnswer(roof, 'thatch', SI_NO)).toBe('thatch');
  expect(wordAnswer(undefined, true, SI_NO)).toBe('Sí');
  expect(wordAnswer(undefined, false, SI_NO)).toBe('No');
  expect(wordAnswer(undefined, 3, SI_NO)).toBe('3');
  expect(wordAnswer(roof, null, SI_NO)).toBe('');
});
