import type { Billing } from './call.ts';

/** What an advertiser holds against a billed call, and how it was decided. */
export type Dispute = {
  by: string;
  at: string;
  reason: string;
  decision: { billing: Billing; by: string; at: string; reason: string | null } | null;
};
