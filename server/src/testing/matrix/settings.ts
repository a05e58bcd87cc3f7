import { ADMINS, type Entry } from './entry.ts';

export const settingsMatrix: Record<string, Entry> = {
  'GET /api/admin/settings': { may: ADMINS },
  'PUT /api/admin/settings': {
    may: ADMINS,
    body: () => ({ group: 'support', version: 0, values: { email: 'help@callstead.example' } }),
  },
};
