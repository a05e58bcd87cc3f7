import { ById, endpoint, file, Nothing } from '../endpoint.ts';
import {
  ApprovePayoutRunRequest,
  ByRunAndAccount,
  MakePayoutFileRequest,
  PayoutBatch,
  PayoutFile,
  PayoutFileSentRequest,
  PayoutReasonRequest,
  PayoutRowsQuery,
  PayoutRowsResponse,
  PayoutRun,
  PayoutRunListQuery,
  PayoutRunListResponse,
  PayoutSentRequest,
  PayoutTerms,
  ProposePayoutRunRequest,
  SendPayoutBatchRequest,
  SetPayoutTermsRequest,
} from './runs.ts';

export const listPayoutRuns = endpoint('GET', '/admin/payout-runs', {
  access: 'payout-run.list',
  query: PayoutRunListQuery,
  answers: { 200: PayoutRunListResponse },
});

export const proposePayoutRun = endpoint('POST', '/admin/payout-runs', {
  access: 'payout-run.propose',
  body: ProposePayoutRunRequest,
  answers: { 201: PayoutRun },
  errors: ['recorded_otherwise'],
});

export const readPayoutRun = endpoint('GET', '/admin/payout-runs/:id', {
  access: 'payout-run.read',
  params: ById,
  answers: { 200: PayoutRun },
});

/** Every publisher in it with what they get, or why not. */
export const listPayoutRows = endpoint('GET', '/admin/payout-runs/:id/publishers', {
  access: 'payout-run.read',
  params: ById,
  query: PayoutRowsQuery,
  answers: { 200: PayoutRowsResponse },
});

/** The approval that completes the number needed freezes the run: look at the status of what comes back. */
export const approvePayoutRun = endpoint('POST', '/admin/payout-runs/:id/approvals', {
  access: 'payout-run.approve',
  params: ById,
  body: ApprovePayoutRunRequest,
  answers: { 200: PayoutRun },
  errors: ['payout_run_changed', 'payout_run_empty', 'payout_run_state'],
});

/** Leaves a publisher out of this run; all of theirs waits for the next. */
export const excludeFromPayoutRun = endpoint('PUT', '/admin/payout-runs/:id/exclusions/:accountId', {
  access: 'payout-run.exclude',
  params: ByRunAndAccount,
  body: PayoutReasonRequest,
  answers: { 204: Nothing },
  errors: ['payout_run_state'],
});

export const includeInPayoutRun = endpoint('DELETE', '/admin/payout-runs/:id/exclusions/:accountId', {
  access: 'payout-run.include',
  params: ByRunAndAccount,
  answers: { 204: Nothing },
  errors: ['payout_run_state'],
});

export const cancelPayoutRun = endpoint('POST', '/admin/payout-runs/:id/cancel', {
  access: 'payout-run.cancel',
  params: ById,
  answers: { 204: Nothing },
  errors: ['payout_run_state'],
});

/** Of every frozen payout that the format is made for and that stands in no file yet. */
export const makePayoutFile = endpoint('POST', '/admin/payout-runs/:id/files', {
  access: 'payout-file.make',
  params: ById,
  body: MakePayoutFileRequest,
  answers: { 201: PayoutFile },
  errors: ['payout_file_empty', 'originator_incomplete', 'payout_run_state', 'recorded_otherwise'],
});

/** Holds account numbers in clear: every download is audited. The same bytes each time. */
export const downloadPayoutFile = endpoint('GET', '/admin/payout-files/:id', {
  access: 'payout-file.download',
  params: ById,
  answers: { 200: file('application/octet-stream') },
});

/** Of every frozen payout by PayPal that stands in no file or batch yet; PayPal is asked right after. */
export const sendPayoutBatch = endpoint('POST', '/admin/payout-runs/:id/batches', {
  access: 'payout-batch.send',
  params: ById,
  body: SendPayoutBatchRequest,
  answers: { 201: PayoutBatch },
  errors: ['not_offered', 'payout_file_empty', 'payout_run_state', 'recorded_otherwise'],
});

export const markPayoutFileSent = endpoint('POST', '/admin/payout-runs/:id/sent', {
  access: 'payout.mark-sent',
  params: ById,
  body: PayoutFileSentRequest,
  answers: { 204: Nothing },
  errors: ['payout_date', 'payout_state'],
});

export const markPayoutSent = endpoint('POST', '/admin/payouts/:id/sent', {
  access: 'payout.mark-sent',
  params: ById,
  body: PayoutSentRequest,
  answers: { 204: Nothing },
  errors: ['payout_date', 'payout_state'],
});

/** A frozen one becomes `failed`, a sent one `returned`; either way its money and its lines are free again. */
export const markPayoutFailed = endpoint('POST', '/admin/payouts/:id/failed', {
  access: 'payout.mark-failed',
  params: ById,
  body: PayoutReasonRequest,
  answers: { 204: Nothing },
  errors: ['payout_state'],
});

/** A new payout in the same run, to the method now in force; refused where the publisher would not be paid today. */
export const retryPayout = endpoint('POST', '/admin/payouts/:id/retry', {
  access: 'payout.retry',
  params: ById,
  answers: { 204: Nothing },
  errors: ['payout_state', 'payout_not_due'],
});

export const readPayoutTerms = endpoint('GET', '/admin/accounts/:id/payout-terms', {
  access: 'payout-terms.read',
  params: ById,
  answers: { 200: PayoutTerms },
});

export const setPayoutTerms = endpoint('PUT', '/admin/accounts/:id/payout-terms', {
  access: 'payout-terms.change',
  params: ById,
  body: SetPayoutTermsRequest,
  answers: { 200: PayoutTerms },
});
