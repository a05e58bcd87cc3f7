import { expect, test } from 'vitest';
import { sourceOf, statusAfterReply } from './ticket.ts';

test("an owner's reply reopens a pending ticket and leaves an open one open", () => {
  expect(statusAfterReply('pending', 'owner')).toBe('open');
  expect(statusAfterReply('open', 'owner')).toBe('open');
});

test('a closed ticket takes no reply of its owner', () => {
  expect(() => statusAfterReply('closed', 'owner')).toThrow('ticket_closed');
});

test("the team's reply changes no status: that is the dropdown's business", () => {
  for (const status of ['open', 'pending', 'closed'] as const) expect(statusAfterReply(status, 'team')).toBe(status);
});

test('a ticket says which panel it came from', () => {
  expect(sourceOf('publisher')).toBe('PublisherPanel');
  expect(sourceOf('affiliate')).toBe('PublisherPanel');
  expect(sourceOf('advertiser')).toBe('AdvertiserPanel');
  expect(sourceOf('admin')).toBeUndefined();
});
