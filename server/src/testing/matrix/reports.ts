import {
  ADMINS,
  APPROVED_ADVERTISERS,
  APPROVED_PUBLISHERS,
  type Entry,
  PENDING_PUBLISHERS,
  PUBLISHERS,
} from './entry.ts';

export const reportsMatrix: Record<string, Entry> = {
  'GET /api/publisher/dashboard': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/advertiser/dashboard': { may: [...ADMINS, ...APPROVED_ADVERTISERS] },
  'GET /api/admin/overview': { may: ADMINS },
  'GET /api/report': {
    may: [...ADMINS, ...PENDING_PUBLISHERS, ...APPROVED_PUBLISHERS, ...APPROVED_ADVERTISERS],
    query: '?from=2026-06-01T00:00:00Z&to=2026-06-08T00:00:00Z&by=day',
  },
};
