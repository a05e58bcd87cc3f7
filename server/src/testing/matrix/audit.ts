import { ADMINS, type Entry } from './entry.ts';

export const auditMatrix: Record<string, Entry> = {
  'GET /api/admin/audit': { may: ADMINS },
  'GET /api/admin/audit.csv': { may: ADMINS },
};
