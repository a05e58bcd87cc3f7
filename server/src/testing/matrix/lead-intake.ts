import { type Entry, EVERYBODY } from './entry.ts';

const ASKS_FOR_A_KEY: Entry = { may: EVERYBODY, answers: 401, changesNothing: true };
/** Names no campaign, so there is nothing to fill in. */
const NO_FORM: Entry = { may: EVERYBODY, answers: 404, changesNothing: true };

export const leadIntakeMatrix: Record<string, Entry> = {
  'POST /v1/leads': ASKS_FOR_A_KEY,
  'POST /v1/leads/ping': ASKS_FOR_A_KEY,
  'GET /v1/leads/:id': ASKS_FOR_A_KEY,
  'GET /form.js': { may: EVERYBODY },
  'POST /l/:offerId/:affId': { ...NO_FORM, isForm: true, body: { go: 'next' } },
  'GET /l/:offerId/:affId/embed': NO_FORM,
  'POST /l/:offerId/:affId/embed': { ...NO_FORM, isForm: true, body: { go: 'next' } },
  'GET /l/:offerId/:affId/thanks': NO_FORM,
};
