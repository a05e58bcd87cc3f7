import { aReportAlert } from '../a-report-alert.ts';
import { aReportMail, aReportView } from '../a-report-view.ts';
import type { TestNetwork } from '../test-network.ts';
import {
  ADMINS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  EVERYBODY,
  MEMBERS,
  PENDING_PUBLISHERS,
  PUBLISHERS,
  type Rows,
} from './entry.ts';

/** A colon would begin a value of the address. */
const A_WEEK = '?from=2026-06-01T00%3A00%3A00Z&to=2026-06-08T00%3A00%3A00Z&by=day';

/** Whoever may look at calls. */
const READERS = [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];

/** Whoever may do nothing with their own learns nothing of another's either. */
const refusal: Entry['refusal'] = (visitor, whose) =>
  whose === 'another' && MEMBERS.includes(visitor) ? 'not_found' : undefined;

const VIEWS: Rows = {
  own: async (t, { profile }) => ({ id: await aReportView(t, profile) }),
  another: async (t) => ({ id: await aReportView(t, await t.anAccount('publisher')) }),
  mayAnother: [],
};
const mailed = async (t: TestNetwork, profile: { id: string; user_id: string; type: string }) => {
  const id = await aReportView(t, profile);
  await aReportMail(t, id, { userId: profile.user_id, dueAt: new Date(Date.now() + 86_400_000) });
  return { id };
};
const MAILED_VIEWS: Rows = {
  own: (t, { profile }) => mailed(t, profile),
  another: async (t) => mailed(t, await t.anAccount('publisher')),
  mayAnother: [],
};
const aboutView: Entry = { may: READERS, rows: VIEWS, refusal };
const VIEW = { name: 'Mi vista', question: { period: 'last7' }, shared: false };
let names = 0;
const aView = () => {
  names += 1;
  return { ...VIEW, name: `Mi vista ${names}` };
};

/** Whose a list is is told by the session alone. */
const aList = { list: 'clicks' } as const;
const LISTS: Rows = { another: async () => aList, missing: () => aList, mayAnother: MEMBERS };
const LIST_VIEW = { name: 'Mi vista', question: 'period=today' };
const aListView = async (t: TestNetwork, userId: string) => {
  await t.db.deleteFrom('list_view').where('user_id', '=', userId).execute();
  const view = { user_id: userId, ...aList, ...LIST_VIEW };
  const { id } = await t.db.insertInto('list_view').values(view).returning('id').executeTakeFirstOrThrow();
  return { ...aList, id };
};
const LIST_VIEWS: Rows = {
  own: (t, { profile }) => aListView(t, profile.user_id),
  another: async (t) => aListView(t, (await t.anAccount('publisher')).user_id),
  missing: () => aList,
  mayAnother: [],
};

const ALERTS: Rows = {
  own: async (t, { profile }) => ({ id: await aReportAlert(t, profile) }),
  another: async (t) => ({ id: await aReportAlert(t, await t.anAccount('publisher')) }),
  mayAnother: [],
};
const aboutAlert: Entry = { may: READERS, rows: ALERTS, refusal };
const ALERT = {
  ...{ terms: { kind: 'qualify_rate_falls', percent: 30, leastCalls: 20 }, campaignId: null, zone: 'UTC' },
  ...{ byMail: true, byBell: true, byWebhook: false },
};

export const reportsMatrix: Record<string, Entry> = {
  'GET /api/publisher/dashboard': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/advertiser/dashboard': { may: [...ADMINS, ...APPROVED_ADVERTISERS] },
  'GET /api/admin/overview': { may: ADMINS },
  'GET /api/admin/movers': { may: ADMINS },
  'GET /api/waiting': { may: MEMBERS },
  'GET /api/search': { may: MEMBERS, query: '?q=techos' },
  'GET /api/report': {
    may: READERS,
    query: A_WEEK,
  },
  'GET /api/report/export': { may: READERS, query: A_WEEK },
  'GET /api/report-views': { may: READERS },
  'GET /api/report-views/readers': { may: READERS },
  'POST /api/report-views': { may: READERS, answers: 201, body: () => ({ ...aView(), panel: 'publisher' }) },
  'PUT /api/report-views/:id': { ...aboutView, body: aView },
  'DELETE /api/report-views/:id': { ...aboutView, answers: 204 },
  'PUT /api/report-views/:id/schedule': {
    ...aboutView,
    body: (_, person) => ({
      ...{ when: { cadence: 'daily', hour: 8 }, zone: 'UTC' },
      recipients: [person?.profile.user_id ?? '00000000-0000-4000-8000-000000000000'],
    }),
  },
  'POST /api/report-views/:id/schedule/mails': { ...aboutView, rows: MAILED_VIEWS, answers: 204 },
  'DELETE /api/report-views/:id/schedule': { ...aboutView, answers: 204 },
  'GET /api/list-settings/:list': { may: MEMBERS, rows: LISTS },
  'PUT /api/list-settings/:list/layout': {
    may: MEMBERS,
    rows: LISTS,
    answers: 204,
    body: { layout: 'time;compact' },
  },
  'POST /api/list-settings/:list/views': { may: MEMBERS, rows: LISTS, answers: 201, body: LIST_VIEW },
  'DELETE /api/list-settings/:list/views/:id': { may: MEMBERS, rows: LIST_VIEWS, answers: 204 },
  'GET /api/alerts': { may: READERS },
  'GET /api/alerts/options': { may: READERS },
  'POST /api/alerts': { may: READERS, answers: 201, body: ALERT },
  'PUT /api/alerts/:id': { ...aboutAlert, body: ALERT },
  'DELETE /api/alerts/:id': { ...aboutAlert, answers: 204 },
  'GET /unsubscribe': { may: EVERYBODY, answers: 404 }, // no link of ours
  'POST /unsubscribe': {
    may: EVERYBODY,
    answers: 404,
    changesNothing: true,
    body: { 'List-Unsubscribe': 'One-Click' },
    isForm: true,
  },
};
