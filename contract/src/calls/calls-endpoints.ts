import { CSV, endpoint } from '../endpoint.ts';
import {
  ByCallId,
  CallBilling,
  CallDetail,
  CallDetailQuery,
  CallExportQuery,
  CallListQuery,
  CallListResponse,
  CallOptionsQuery,
  CallOptionsResponse,
  CallSummary,
  CallSummaryQuery,
  DecideCallRequest,
  DisputeCallRequest,
  LiveCallsQuery,
  LiveCallsResponse,
} from './calls.ts';

export const listCalls = endpoint('GET', '/calls', {
  access: 'call.list',
  query: CallListQuery,
  answers: { 200: CallListResponse },
});

export const readLiveCalls = endpoint('GET', '/calls/live', {
  access: 'call.list',
  query: LiveCallsQuery,
  answers: { 200: LiveCallsResponse },
});

export const readCallOptions = endpoint('GET', '/calls/options', {
  access: 'call.list',
  query: CallOptionsQuery,
  answers: { 200: CallOptionsResponse },
});

/** What the whole list comes to. */
export const readCallSummary = endpoint('GET', '/calls/summary', {
  access: 'call.list',
  query: CallSummaryQuery,
  answers: { 200: CallSummary },
});

export const exportCalls = endpoint('GET', '/calls/export', {
  access: 'call.export',
  query: CallExportQuery,
  answers: { 200: CSV },
});

export const readCall = endpoint('GET', '/calls/:id', {
  access: 'call.read',
  params: ByCallId,
  query: CallDetailQuery,
  answers: { 200: CallDetail },
});

export const disputeCall = endpoint('POST', '/calls/:id/dispute', {
  access: 'call.dispute',
  params: ByCallId,
  body: DisputeCallRequest,
  answers: { 200: CallBilling },
  errors: ['billing_state'],
});

export const decideCall = endpoint('POST', '/admin/calls/:id/decision', {
  access: 'call.decide',
  params: ByCallId,
  body: DecideCallRequest,
  answers: { 200: CallBilling },
  errors: ['billing_state', 'insufficient_balance'],
});
