import { expect, test } from 'vitest';
import { readViewQuestion } from './view-question.ts';

const reader = {
  panel: 'publisher',
  language: 'es',
  zone: 'America/New_York',
  now: new Date('2026-03-10T12:00:00Z'),
} as const;

test('a period that is told by its name is the one of now, by the reader’s clock', () => {
  const { from, to, zone } = readViewQuestion({ period: 'last7' }, reader);
  expect([from, to, zone]).toEqual(['2026-03-04T05:00:00.000Z', '2026-03-11T04:00:00.000Z', 'America/New_York']);
  const later = readViewQuestion({ period: 'last7' }, { ...reader, now: new Date('2026-03-12T12:00:00Z') });
  expect(later.from).toBe('2026-03-06T05:00:00.000Z');
});

test('days of the calendar stay those days', () => {
  const { from, to } = readViewQuestion({ from: '2026-01-31', to: '2026-02-28' }, reader);
  expect([from, to]).toEqual(['2026-01-31T05:00:00.000Z', '2026-03-01T05:00:00.000Z']);
});

test('filters, dimensions and order are those of the address, and what is mangled or the page’s own is left out', () => {
  const question = {
    by: 'campaign,state',
    state: 'FL,TX',
    sort: '+payoutCents',
    metric: 'sold',
    zone: 'Mars',
    view: 'admin',
  };
  expect(readViewQuestion(question, reader)).toMatchObject({
    by: ['campaign', 'state'],
    state: ['FL', 'TX'],
    sort: '+payoutCents',
    view: 'publisher',
    zone: 'America/New_York',
  });
  expect(readViewQuestion({ by: 'moon' }, reader).by).toEqual(['campaign']);
});
