import { ADMINS, APPROVED_ADVERTISERS, APPROVED_PUBLISHERS, type Entry, MEMBERS, type Rows } from './entry.ts';

const APPROVED = [...ADMINS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS];

const aKind = { kind: 'ticket_reply' };
const KINDS: Rows = { another: async () => aKind, missing: () => aKind, mayAnother: MEMBERS };

/** Everybody has only their own; the ids of others are passed over like ones that do not exist. */
export const notificationsMatrix: Record<string, Entry> = {
  'GET /api/live': { may: MEMBERS, isEndless: true },
  'GET /api/live-demo': { may: APPROVED },
  'PUT /api/live-demo': { may: APPROVED, body: { isOn: true } },
  'POST /api/live-demo/renewals': { may: APPROVED },
  'GET /api/notifications': { may: MEMBERS },
  'POST /api/notifications/shown': { may: MEMBERS, body: { ids: [1] } },
  'GET /api/preferences': { may: MEMBERS },
  'PUT /api/preferences/news/:kind': {
    may: MEMBERS,
    rows: KINDS,
    answers: 204,
    body: { bell: true, sound: true, mail: 'digest' },
  },
  'PATCH /api/preferences/screen': { may: MEMBERS, body: { density: 'default' } },
  'POST /api/notifications/read': { may: MEMBERS, answers: 204, body: {} },
};
