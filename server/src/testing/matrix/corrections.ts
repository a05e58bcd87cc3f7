import { startCorrection } from '../../modules/corrections/commands.ts';
import { previewCorrection } from '../../modules/corrections/preview-correction.ts';
import { runCorrections } from '../../modules/corrections/run-corrections.ts';
import { memberOf } from '../../modules/identity/session/actor.ts';
import { aLine, aQualifiedCall } from '../call-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry, type Values } from './entry.ts';

const reasoned = { reason: 'Wrong zone' };

async function aPreview(t: TestNetwork): Promise<Values> {
  const search = await aQualifiedCall(t, await aLine(t));
  const admin = memberOf(await t.anAccount('admin'));
  return {
    id: await previewCorrection(t.services, admin, {
      action: 'refuse',
      selection: { subject: 'call', filter: { search } },
      ...reasoned,
    }),
  };
}

async function aDoneSet(t: TestNetwork): Promise<Values> {
  const { id = '' } = await aPreview(t);
  await startCorrection(t.services, memberOf(await t.anAccount('admin')), id);
  await runCorrections(t.services);
  await t.handleEvents();
  return { id };
}

export const correctionsMatrix: Record<string, Entry> = {
  'GET /api/admin/corrections': { may: ADMINS },
  'GET /api/admin/corrections/:id': { may: ADMINS, rows: { another: aPreview } },
  'GET /api/admin/corrections/:id/items.csv': { may: ADMINS, rows: { another: aPreview } },
  'POST /api/admin/corrections': {
    may: ADMINS,
    answers: 201,
    body: async (t) => ({
      action: 'refuse',
      selection: { subject: 'call', filter: { search: await aQualifiedCall(t, await aLine(t)) } },
      ...reasoned,
    }),
  },
  'POST /api/admin/corrections/:id/start': { may: ADMINS, rows: { another: aPreview } },
  'POST /api/admin/corrections/:id/reverse': {
    may: ADMINS,
    answers: 201,
    body: reasoned,
    rows: { another: aDoneSet },
  },
};
