import type { ConversionDetail, ConversionRow, ConversionSummary } from '@callstead/contract/conversions/conversions';
import type { PostbackSetup, ReceivedPostback } from '@callstead/contract/conversions/postbacks';

const AT = '2026-03-09T15:00:00.000Z';
const CAMPAIGN = { id: 'HS015', title: 'Techos' };

/** Charged and held, of a click, as the advertiser sees it. */
export function aConversionRow(changes: Partial<ConversionRow> = {}): ConversionRow {
  return {
    id: 'conv_1',
    receivedAt: AT,
    campaign: CAMPAIGN,
    publisher: { affId: '27SUQ3', name: null },
    advertiser: null,
    source: 'click',
    sourceId: 'clk_1',
    txid: 'order-7',
    status: 'approved',
    amountCents: 49_90,
    billing: 'held',
    reason: null,
    priceCents: 20_00,
    payoutCents: null,
    marginCents: null,
    approveAt: '2026-03-16T15:00:00.000Z',
    isTest: false,
    ...changes,
  };
}

/** One that was charged, of two, as the advertiser sees them. */
export const aConversionSummary = (changes: Partial<ConversionSummary> = {}): ConversionSummary => ({
  count: { rows: 2, isMore: false },
  isNewest: false,
  totals: { sold: 1, priceCents: 20_00, payoutCents: null, marginCents: null },
  bars: [{ from: AT, to: '2026-03-10T15:00:00.000Z', counted: 1, others: 1 }],
  ...changes,
});

export function aConversion(changes: Partial<ConversionDetail> = {}): ConversionDetail {
  const received = { at: AT, kind: 'received', status: 'approved', reason: null, amountCents: 49_90 } as const;
  const booked = { at: AT, kind: 'booked', status: null, reason: null, amountCents: null } as const;
  return {
    ...aConversionRow(),
    sourceAt: '2026-03-08T10:00:00.000Z',
    subs: { sub1: 'north' },
    timeline: [
      { ...received, moneyCents: null, note: null },
      { ...booked, moneyCents: 20_00, note: null },
    ],
    price: {
      kind: 'per_conversion',
      conversion: 'sale',
      fixedCents: 20_00,
      basisPoints: null,
      ceilingCents: null,
      corrected: false,
      ceilingReached: false,
      publisherShareBasisPoints: null,
      ownShareBasisPoints: null,
    },
    entries: [],
    dispute: null,
    funded: null,
    bookedUntil: null,
    may: { dispute: false, decide: [] },
    ...changes,
  };
}

export function aPostback(changes: Partial<ReceivedPostback> = {}): ReceivedPostback {
  return {
    id: crypto.randomUUID(),
    receivedAt: AT,
    campaign: CAMPAIGN,
    method: 'GET',
    verdict: 'accepted',
    code: null,
    parameters: { click_id: 'clk_1', amount: '49.90' },
    conversionId: 'conv_1',
    isTest: false,
    ...changes,
  };
}

const ENDPOINT = 'https://callstead.example/v1/postback';

/** Nothing is set up yet. */
export function aSetup(changes: Partial<PostbackSetup> = {}): PostbackSetup {
  return {
    campaign: CAMPAIGN,
    isPaidByConversion: true,
    needsAmount: false,
    lookBackDays: 30,
    tokens: [],
    endpoint: ENDPOINT,
    template: `${ENDPOINT}?token={token}&click_id={click_id}&amount={amount}&txid={txid}`,
    ...changes,
  };
}

/** One page of a list, and the only one. */
export const onePage = <Row>(...data: Row[]) => ({ data, previous: null, hasMore: false, next: null });
