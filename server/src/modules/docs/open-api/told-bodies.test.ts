import { LeadPingPost, LeadPost } from '@callstead/contract/leads/intake';
import { STANDARD_FIELDS } from '@callstead/domain/leads/form';
import { readPost } from '@callstead/domain/leads/read-post';
import { expect, test } from 'vitest';

test.each([
  ['post', LeadPost],
  ['ping', LeadPingPost],
] as const)('every name that programs are told for a %s of a lead is one that is read', (kind, { shape }) => {
  const { problems } = readPost(Object.fromEntries(Object.keys(shape).map((name) => [name, ''])), kind);
  expect(problems.filter(({ code }) => code === 'unknown_field')).toEqual([]);
});

test('every standard field of a lead is told', () => {
  expect(Object.keys(LeadPost.shape)).toEqual(expect.arrayContaining([...STANDARD_FIELDS]));
});
