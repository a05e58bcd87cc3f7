import { ById, endpoint, Nothing } from '../endpoint.ts';
import { SessionResponse } from './identity.ts';

/** From now on this session sees what the account sees, and changes nothing; the answer is who it is now. */
export const startAccountView = endpoint('POST', '/admin/accounts/:id/view', {
  access: 'account-view.start',
  params: ById,
  answers: { 200: SessionResponse },
});

export const endAccountView = endpoint('DELETE', '/account-view', {
  access: 'account-view.end',
  answers: { 204: Nothing },
});
