import { describe, expect, test } from 'vitest';
import { AUDITED_ACTIONS } from '../audit/audited-action.ts';
import { type EventType, UNAUDITED_EVENTS } from '../events/event.ts';
import { happened } from '../testing/an-event.ts';
import { liveChangesOf, mergeLiveChanges } from './live-changes.ts';

const SIDES = { publisherId: 'pub', advertiserId: 'adv', campaignId: 'camp' };
const TITLE = { es: 'Fontaneros', en: 'Plumbers' };

describe('who asks again after', () => {
  test('a call changed: both sides and admins, for calls and for money', () => {
    const to = { accounts: ['pub', 'adv'], admins: true };
    expect(liveChangesOf(happened('call.ended', { ...SIDES, billing: 'none' }))).toEqual([
      { to, topic: 'calls' },
      { to, topic: 'money' },
    ]);
  });

  test('a call that reached nobody: admins alone', () => {
    const nobody = { publisherId: null, advertiserId: null, campaignId: null };
    expect(liveChangesOf(happened('call.refused', nobody))[0]).toEqual({
      to: { accounts: [], admins: true },
      topic: 'calls',
    });
  });

  test('an account was decided about: its own panel, and the lists of admins', () => {
    expect(liveChangesOf(happened('account.set-status', {}, { id: 'ana' }))).toEqual([
      { to: { accounts: ['ana'] }, topic: 'session' },
      { to: { accounts: ['ana'], admins: true }, topic: 'accounts', id: 'ana' },
    ]);
  });

  test('a note on a ticket: admins, and not its owner', () => {
    const changes = liveChangesOf(happened('ticket.note', { ownerId: 'ana', by: 'team' }, { type: 'ticket', id: '7' }));
    expect(changes).toEqual([{ to: { admins: true }, topic: 'tickets', id: '7' }]);
  });

  test('an approval was revoked: the application, and its number at rest', () => {
    const data = { ...SIDES, publisherName: 'Pub', publicId: 'HS015', title: TITLE, status: 'revoked' };
    expect(liveChangesOf(happened('application.revoke', data, { type: 'application', id: 'a' }))).toEqual([
      { to: { accounts: ['adv'], admins: true }, topic: 'applications', id: 'a' },
      { to: { accounts: ['pub'] }, topic: 'campaigns' },
    ]);
    expect(liveChangesOf(happened('application.revoke', data, { type: 'number', id: 'n' }))).toEqual([
      { to: { admins: true }, topic: 'numbers', id: 'n' },
    ]);
  });

  test('a campaign was paused: its advertiser and admins, and whoever joined it', () => {
    const data = { advertiserId: 'adv', advertiserName: 'Ada', publicId: 'HS015', title: TITLE };
    const changes = liveChangesOf(happened('campaign.pause', data, { type: 'campaign', id: 'camp' }));
    expect(changes).toEqual([
      { to: { accounts: ['adv'], admins: true }, topic: 'campaigns', id: 'camp' },
      { to: { joinedCampaigns: ['camp'] }, topic: 'campaigns' },
    ]);
    expect(mergeLiveChanges([...changes, ...changes]).at(-1)?.to.joinedCampaigns).toEqual(['camp']);
  });

  test('a session ended elsewhere: the person, not everybody of the account', () => {
    expect(liveChangesOf(happened('session.ended', { userId: 'ana' }))).toEqual([
      { to: { persons: ['ana'] }, topic: 'session' },
    ]);
  });

  test('something of a later release: nobody', () => {
    expect(liveChangesOf(happened('from.another-time' as EventType, {}))).toEqual([]);
  });

  test.each([...AUDITED_ACTIONS, ...UNAUDITED_EVENTS])('%s: whoever it says, without failing', (type) => {
    const data = { ...SIDES, ownerId: 'ana', userId: 'ana', title: TITLE, applicationId: 'a' };
    expect(liveChangesOf(happened(type, data as never))).toBeInstanceOf(Array);
  });
});

test('however many calls change, each page is told once', () => {
  const calls = ['a', 'b', 'a'].map((advertiserId) => happened('call.connected', { ...SIDES, advertiserId }));
  expect(mergeLiveChanges(calls.flatMap(liveChangesOf))).toEqual([
    { to: { accounts: ['pub', 'a', 'b'], persons: [], admins: true }, topic: 'calls' },
    { to: { accounts: ['pub', 'a', 'b'], persons: [], admins: true }, topic: 'money' },
  ]);
});

test('what names a row is told for that row', () => {
  const tickets = ['1', '2', '1'].map((id) => ({ to: { admins: true }, topic: 'tickets' as const, id }));
  expect(mergeLiveChanges(tickets).map(({ id }) => id)).toEqual(['1', '2']);
});
