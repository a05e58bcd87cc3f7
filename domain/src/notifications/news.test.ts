import { expect, test } from 'vitest';
import type { StoredEvent } from '../events/event.ts';
import { happened } from '../testing/an-event.ts';
import { newsOf } from './news.ts';

const told = (event: StoredEvent, language: 'es' | 'en' = 'es') =>
  newsOf(event).map(({ to, kind, data }) => ({ to, kind, data: data(language) }));

const TITLE = { es: 'Fontaneros', en: 'Plumbers' };
const APPLICATION = { publisherId: 'pub', advertiserId: 'adv', publisherName: 'Pia', publicId: 'HS015', title: TITLE };

test('a campaign has the title of whoever reads', () => {
  const event = happened('application.create', { ...APPLICATION, status: 'pending' }, { id: 'a' });
  const news = { to: { accounts: ['adv'], admins: true }, kind: 'application_new' };
  const data = { applicationId: 'a', campaignId: 'HS015', publisherName: 'Pia' };
  expect(told(event, 'es')).toEqual([{ ...news, data: { ...data, campaignTitle: 'Fontaneros' } }]);
  expect(told(event, 'en')).toEqual([{ ...news, data: { ...data, campaignTitle: 'Plumbers' } }]);
});

test('the publisher reads why, and nothing when only a number went to rest', () => {
  const data = { ...APPLICATION, status: 'revoked', reason: 'Sin tráfico' };
  expect(told(happened('application.revoke', data, { type: 'application', id: 'a' }))).toEqual([
    {
      to: { accounts: ['pub'] },
      kind: 'application_decided',
      data: { applicationId: 'a', campaignTitle: 'Fontaneros', status: 'revoked', reason: 'Sin tráfico' },
    },
  ]);
  expect(told(happened('application.revoke', data, { type: 'number' }))).toEqual([]);
});

test('an answer of the team rings at the owner, one of the owner at the admins', () => {
  const answer = (data: StoredEvent<'ticket.reply'>['data']) =>
    told(happened('ticket.reply', data, { type: 'ticket', id: '7', name: 'Hola' })).map(({ to, kind }) => [kind, to]);
  expect(answer({ ownerId: 'ana', by: 'team' })).toEqual([['ticket_reply', { accounts: ['ana'] }]]);
  expect(answer({ ownerId: 'ana', by: 'owner' })).toEqual([['ticket_answer', { admins: true }]]);
  expect(answer({ ownerId: null, by: 'team' })).toEqual([]); // an anonymous sender has the mailbox only
  expect(answer({ ownerId: 'boss', by: 'team', isOwn: true })).toEqual([]);
});

test("the publisher reads a decision's reason without the caller's number", () => {
  const sides = { publisherId: 'pub', advertiserId: 'adv', campaignId: 'camp' };
  const data = { ...sides, billing: 'refused', reason: '305 555 0123 es falso', reasonForPublisher: 'es falso' };
  expect(told(happened('call.decide', data, { id: 'c' })).map(({ to, data }) => [to.accounts, data.reason])).toEqual([
    [['adv'], '305 555 0123 es falso'],
    [['pub'], 'es falso'],
  ]);
});

test('what one writes in a dispute rings at all others it concerns', () => {
  const sides = { publisherId: 'pub', advertiserId: 'adv', campaignId: 'camp', messageId: 'm' };
  const rings = (side: 'publisher' | 'advertiser' | 'admin') =>
    told(happened('dispute.write', { ...sides, side }, { type: 'lead', id: 'l' })).map(({ to, data }) => [to, data]);
  expect(rings('publisher')).toEqual([
    [
      { accounts: ['adv'], admins: true },
      { leadId: 'l', side: 'publisher' },
    ],
  ]);
  expect(rings('advertiser')).toEqual([
    [
      { accounts: ['pub'], admins: true },
      { leadId: 'l', side: 'advertiser' },
    ],
  ]);
  expect(rings('admin')).toEqual([
    [
      { accounts: ['adv', 'pub'], admins: false },
      { leadId: 'l', side: 'admin' },
    ],
  ]);
});

test('an empty pool renews what nobody has read yet', () => {
  expect(newsOf(happened('pool.empty', { title: TITLE, waiting: 3 }))).toMatchObject([{ renewsUnread: true }]);
});

const CAMPAIGN = { advertiserId: 'adv', advertiserName: 'Ada', publicId: 'HS015', title: TITLE };

test('publishers who joined hear of a pause, of its end, of new terms and of a full cap', () => {
  const to = { joinedCampaign: 'camp' };
  const data = { campaignId: 'HS015', campaignTitle: 'Fontaneros' };
  const about = { type: 'campaign', id: 'camp' } as const;
  expect(told(happened('campaign.pause', CAMPAIGN, about))).toEqual([
    { to, kind: 'campaign_state', data: { ...data, status: 'paused' } },
  ]);
  expect(told(happened('campaign.archive', CAMPAIGN, about))).toMatchObject([{ data: { status: 'archived' } }]);
  const edit = { ...CAMPAIGN, after: { category: 'legal', type: 'call', hours: {}, targets: [] } };
  expect(told(happened('campaign.edit', edit, about))).toEqual([
    { to, kind: 'campaign_terms', data: { ...data, parts: ['hours'] } },
  ]);
  expect(told(happened('campaign.cap-reached', { ...CAMPAIGN, period: 'day', cap: 50 }, about))).toEqual([
    { to, kind: 'cap_reached', data: { ...data, period: 'day', cap: 50, of: 'call' } },
  ]);
});

test('publishers who joined hear of new material, once until they have read it', () => {
  const about = { type: 'campaign', id: 'camp', name: 'HS001 · Techos' } as const;
  const { advertiserId, publicId, title } = CAMPAIGN;
  const event = happened('material.add', { advertiserId, publicId, title }, about);
  expect(told(event)).toEqual([
    { to: { joinedCampaign: 'camp' }, kind: 'material_new', data: { campaignId: publicId, campaignTitle: title.es } },
  ]);
  expect(newsOf(event)).toMatchObject([{ renewsUnread: true }]);
});

test('where calls ring is between the advertiser and the network', () => {
  const edit = { ...CAMPAIGN, after: { category: 'legal', type: 'call', targets: [], budget: {}, recording: {} } };
  expect(newsOf(happened('campaign.edit', edit))).toEqual([]);
});

test('most of what happens rings no bell', () => {
  expect(newsOf(happened('campaign.duplicate', CAMPAIGN))).toEqual([]);
});
