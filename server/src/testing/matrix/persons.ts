import { writePersonToken } from '../../modules/persons/person-token.ts';
import { aNumber } from '../call-world.ts';
import type { TestNetwork } from '../test-network.ts';
import { ADMINS, type Entry } from './entry.ts';

const aToken = (t: TestNetwork) => writePersonToken(t.services, { kind: 'phone', value: aNumber() }, new Date());

export const personsMatrix: Record<string, Entry> = {
  'POST /api/persons/searches': { may: ADMINS, body: { contact: '+13055550142' } },
  'GET /api/persons/export': { may: ADMINS, answers: 404, query: '?token=nobody', changesNothing: true },
  'POST /api/persons/erasures': { may: ADMINS, answers: 201, body: (t) => ({ token: aToken(t) }) },
  'GET /api/persons/erasures': { may: ADMINS },
  'GET /api/suppression': { may: ADMINS },
  'POST /api/suppression/lines': { may: ADMINS, body: () => ({ lines: [aNumber()] }) },
  'POST /api/suppression/callers': {
    may: ADMINS,
    answers: 404,
    body: { callId: 'call_of-nobody' },
    changesNothing: true,
  },
  'POST /api/suppression/removals': {
    may: ADMINS,
    answers: 404,
    body: { contact: '+13055550142' },
    changesNothing: true,
  },
};
