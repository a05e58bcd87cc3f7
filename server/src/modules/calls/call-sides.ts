import type { CallSides } from '@callstead/domain/policy';
import type { CallRow } from './queries.ts';

/** Whose call it is, as the policy table asks. */
export const sidesOf = (call: Pick<CallRow, 'publisher_id' | 'advertiser_id'>): CallSides => ({
  publisherId: call.publisher_id,
  advertiserId: call.advertiser_id,
});
