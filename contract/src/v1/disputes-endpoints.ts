import { endpoint } from '../endpoint.ts';
import { DisputeList, DisputesAsked } from './disputes.ts';

/** What was disputed and waits to be decided, newest first; opened by `POST /v1/calls/{id}/dispute` and its like. */
export const listDisputes = endpoint('GET', '/disputes', {
  access: 'call.list',
  scope: 'calls:read',
  query: DisputesAsked,
  answers: { 200: DisputeList },
});
