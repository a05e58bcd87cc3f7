import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  DifferenceListQuery,
  DifferenceListResponse,
  PositionQuery,
  PositionResponse,
  ReconciliationResponse,
  ResolveDifferenceRequest,
} from './reconciliation.ts';

export const readPosition = endpoint('GET', '/admin/ledger/position', {
  access: 'ledger.read',
  query: PositionQuery,
  answers: { 200: PositionResponse },
});

export const readReconciliation = endpoint('GET', '/admin/reconciliation', {
  access: 'reconciliation.read',
  answers: { 200: ReconciliationResponse },
});

/** Reads what the gateway has to tell since the last time, and compares. */
export const runReconciliation = endpoint('POST', '/admin/reconciliation/run', {
  access: 'reconciliation.run',
  answers: { 204: Nothing },
});

export const listDifferences = endpoint('GET', '/admin/reconciliation/differences', {
  access: 'reconciliation.read',
  query: DifferenceListQuery,
  answers: { 200: DifferenceListResponse },
});

/** Says why it is right as it is; nothing is booked. */
export const resolveDifference = endpoint('POST', '/admin/reconciliation/differences/:id/resolve', {
  access: 'difference.resolve',
  params: ById,
  body: ResolveDifferenceRequest,
  answers: { 204: Nothing },
  errors: ['difference_state'],
});

/** Books the fee that the gateway kept and the books lack. */
export const bookDifferenceFee = endpoint('POST', '/admin/reconciliation/differences/:id/book-fee', {
  access: 'difference.book-fee',
  params: ById,
  answers: { 204: Nothing },
  errors: ['difference_state'],
});
