import { endpoint } from '../endpoint.ts';
import { ByDisputedSale, DisputeList, DisputesAsked, ReadDispute } from './disputes.ts';

/** What was disputed and waits to be decided, newest first; opened by `POST /v1/calls/{id}/dispute` and its like. */
export const listDisputes = endpoint('GET', '/disputes', {
  access: 'call.list',
  scope: 'calls:read',
  query: DisputesAsked,
  answers: { 200: DisputeList },
});

/** One dispute, open or decided, with the appeal against its decision. */
export const readDispute = endpoint('GET', '/disputes/:of/:id', {
  access: 'dispute.read',
  scope: 'calls:read',
  params: ByDisputedSale,
  answers: { 200: ReadDispute },
});
