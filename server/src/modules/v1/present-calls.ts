import type { CallDetail, CallRow } from '@callstead/contract/calls/calls';
import type { Call, ExplainedCall } from '@callstead/contract/v1/calls';

/** A call as `GET /v1/calls` gives it to whoever sees `row` in their panel. */
export function presentCall(row: CallRow): Call {
  const { arrivedAt, campaign, publisher, advertiser, place, simulated, ...call } = row;
  return {
    ...call,
    ...place,
    createdAt: arrivedAt,
    offerId: campaign?.id ?? null,
    affId: publisher?.affId ?? null,
    advertiserId: advertiser?.id ?? null,
    test: simulated?.test ?? false,
  };
}

export function presentExplainedCall({ may: _, ...detail }: CallDetail): ExplainedCall {
  const { way, timeline, trace, targets, price, entries, dispute, funded, ...row } = detail;
  return { ...presentCall(row), way, timeline, trace, targets, price, entries, dispute, funded };
}
