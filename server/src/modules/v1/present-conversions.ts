import type { ConversionDetail, ConversionRow } from '@callstead/contract/conversions/conversions';
import type { Conversion, ExplainedConversion } from '@callstead/contract/v1/conversions';

/** A conversion as `GET /v1/conversions` gives it to whoever sees `row` in their panel. */
export function presentConversion(row: ConversionRow): Conversion {
  const { receivedAt, campaign, publisher, advertiser, isTest, ...conversion } = row;
  return {
    ...conversion,
    createdAt: receivedAt,
    offerId: campaign.id,
    affId: publisher?.affId ?? null,
    advertiserId: advertiser?.id ?? null,
    test: isTest,
  };
}

export function presentExplainedConversion({ may: _, ...detail }: ConversionDetail): ExplainedConversion {
  const { sourceAt, subs, timeline, price, entries, dispute, funded, bookedUntil, ...row } = detail;
  return { ...presentConversion(row), sourceAt, subs, timeline, price, entries, dispute, funded, bookedUntil };
}
