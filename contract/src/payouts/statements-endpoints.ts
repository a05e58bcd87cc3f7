import { ById, CSV, endpoint, PDF } from '../endpoint.ts';
import {
  PayoutLinesQuery,
  PayoutLinesResponse,
  PayoutListQuery,
  PayoutListResponse,
  PayoutStatement,
  PayoutStatementCsvQuery,
  PayoutStatementQuery,
} from './statements.ts';

export const listPayouts = endpoint('GET', '/payouts', {
  access: 'payout.read',
  query: PayoutListQuery,
  answers: { 200: PayoutListResponse },
});

export const readPayout = endpoint('GET', '/payouts/:id', {
  access: 'payout.read',
  params: ById,
  query: PayoutStatementQuery,
  answers: { 200: PayoutStatement },
});

export const listPayoutLines = endpoint('GET', '/payouts/:id/lines', {
  access: 'payout.read',
  params: ById,
  query: PayoutLinesQuery,
  answers: { 200: PayoutLinesResponse },
});

export const exportPayoutLines = endpoint('GET', '/payouts/:id/statement.csv', {
  access: 'payout.read',
  params: ById,
  query: PayoutStatementCsvQuery,
  answers: { 200: CSV },
});

/** In the publisher's own language. */
export const readPayoutPdf = endpoint('GET', '/payouts/:id/statement.pdf', {
  access: 'payout.read',
  params: ById,
  answers: { 200: PDF },
});
