import { type Entry, MEMBERS } from './entry.ts';

/** Everybody has only their own; the ids of others are passed over like ones that do not exist. */
export const notificationsMatrix: Record<string, Entry> = {
  'GET /api/live': { may: MEMBERS, isEndless: true },
  'GET /api/notifications': { may: MEMBERS },
  'POST /api/notifications/shown': { may: MEMBERS, body: { ids: [1] } },
  'POST /api/notifications/read': { may: MEMBERS, answers: 204, body: {} },
};
