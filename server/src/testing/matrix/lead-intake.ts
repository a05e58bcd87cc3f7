import { type Entry, EVERYBODY } from './entry.ts';

/** Names no campaign, so there is nothing to fill in. */
const NO_FORM: Entry = { may: EVERYBODY, answers: 404, changesNothing: true };

export const leadIntakeMatrix: Record<string, Entry> = {
  'GET /form.js': { may: EVERYBODY },
  'POST /l/:offerId/:affId': { ...NO_FORM, isForm: true, body: { go: 'next' } },
  'GET /l/:offerId/:affId/embed': NO_FORM,
  'POST /l/:offerId/:affId/embed': { ...NO_FORM, isForm: true, body: { go: 'next' } },
  'GET /l/:offerId/:affId/thanks': NO_FORM,
};
