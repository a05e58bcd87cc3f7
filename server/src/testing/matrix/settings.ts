import { aPicture } from '../a-picture.ts';
import { ADMINS, type Entry, EVERYBODY } from './entry.ts';

export const settingsMatrix: Record<string, Entry> = {
  'GET /api/admin/settings': { may: ADMINS },
  'PUT /api/admin/settings': {
    may: ADMINS,
    body: () => ({ group: 'support', version: 0, values: { email: 'help@callstead.example' } }),
  },
  'POST /api/admin/settings/logo': {
    may: ADMINS,
    answers: 201,
    body: () => ({ image: aPicture(8).toString('base64') }),
  },
  'GET /api/logos/:name': {
    may: EVERYBODY,
    rows: {
      another: async (t) => {
        const { headers } = await t.signIn('admin');
        const body = { image: aPicture(8).toString('base64') };
        const { logo } = (await t.call('POST', '/admin/settings/logo', { headers, body })).json();
        return { name: logo };
      },
      missing: () => ({ name: '0'.repeat(32) }),
      mayAnother: EVERYBODY,
    },
  },
  'GET /api/admin/setup': { may: ADMINS },
  'GET /api/admin/health': { may: ADMINS },
  'PUT /api/admin/setup/skipped': { may: ADMINS, body: () => ({ step: 'site', isSkipped: true }) },
  'POST /api/admin/setup/test-mail': { may: ADMINS },
  'POST /api/admin/setup/mail-arrived': { may: ADMINS, answers: 400, body: () => ({ token: 'no-such-token' }) },
};
