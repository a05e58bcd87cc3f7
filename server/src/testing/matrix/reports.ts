import { ADMINS, APPROVED_ADVERTISERS, type Entry, PUBLISHERS } from './entry.ts';

export const reportsMatrix: Record<string, Entry> = {
  'GET /api/publisher/dashboard': { may: [...ADMINS, ...PUBLISHERS] },
  'GET /api/advertiser/dashboard': { may: [...ADMINS, ...APPROVED_ADVERTISERS] },
  'GET /api/admin/overview': { may: ADMINS },
};
