import { decideApplication } from '@callstead/contract/applications-endpoints';
import { decideCall } from '@callstead/contract/calls/calls-endpoints';
import { decideConversion } from '@callstead/contract/conversions/conversions-endpoints';
import { setAccountStatus } from '@callstead/contract/identity/accounts-endpoints';
import { decideLead } from '@callstead/contract/leads/leads-endpoints';
import type { AdminOverview } from '@callstead/contract/reports/dashboards';
import { call } from '../../../api/call.ts';

export type QueueName = keyof AdminOverview['waiting'];
export type Verdict = 'approve' | 'reject';

type Decision = { id: string; verdict: Verdict; reason: string };
type Decide = (decision: Decision) => Promise<unknown>;

/** What was seen while deciding: if it has moved since, nothing happens. */
const sale =
  (endpoint: typeof decideCall | typeof decideConversion | typeof decideLead, seen: 'disputed' | 'review'): Decide =>
  ({ id, verdict, reason }) =>
    call(endpoint as typeof decideCall, {
      params: { id },
      body: { decision: verdict === 'approve' ? 'approved' : 'refused', reason, seen },
    });

/** What can be decided without opening it. A campaign and a ticket want to be read. */
export const DECIDE: Partial<Record<QueueName, Decide>> = {
  accounts: ({ id, verdict, reason }) =>
    call(setAccountStatus, {
      params: { id },
      body: { status: verdict === 'approve' ? 'approved' : 'rejected', reason },
    }),
  applications: ({ id, verdict, reason }) =>
    call(decideApplication, { params: { id }, body: { decision: verdict, reason } }),
  disputedCalls: sale(decideCall, 'disputed'),
  reviewCalls: sale(decideCall, 'review'),
  disputedConversions: sale(decideConversion, 'disputed'),
  reviewConversions: sale(decideConversion, 'review'),
  disputedLeads: sale(decideLead, 'disputed'),
};

/** An approval that moves no money needs no second click. */
export const isAtOnce = (queue: QueueName, verdict: Verdict): boolean =>
  verdict === 'approve' && (queue === 'accounts' || queue === 'applications');
