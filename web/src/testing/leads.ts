import type { LeadDetail, LeadRow } from '@callstead/contract/leads/leads';

const AT = '2026-03-09T15:00:00.000Z';

/** Taken and held, as its advertiser sees it. */
export function aLeadRow(changes: Partial<LeadRow> = {}): LeadRow {
  return {
    id: 'lead_1',
    arrivedAt: AT,
    campaign: { id: 'HS015', title: 'Techos' },
    publisher: { affId: '27SUQ3', name: null },
    advertiser: null,
    way: 'form',
    sight: 'whole',
    person: {
      ...{ firstName: 'Ana', lastName: 'Ruiz', phone: '+13055550142', email: 'ana@example.com' },
      fields: { roof: 'Tile' },
    },
    place: { country: 'US', state: 'FL', zip: '33139' },
    status: 'accepted',
    reason: null,
    billing: 'held',
    priceCents: 50_00,
    payoutCents: null,
    marginCents: null,
    approveAt: '2026-03-16T15:00:00.000Z',
    returned: null,
    clickId: null,
    subs: {},
    isTest: false,
    ...changes,
  };
}

export function aLead(changes: Partial<LeadDetail> = {}): LeadDetail {
  const received = { at: AT, kind: 'received', status: 'accepted', reason: null, returned: null } as const;
  return {
    ...aLeadRow(),
    questions: [],
    click: null,
    pingId: null,
    timeline: [{ ...received, note: null, amountCents: 50_00 }],
    trace: [
      { rule: 'campaign_active', verdict: 'pass', facts: { status: 'active' } },
      { rule: 'balance', verdict: 'pass', facts: { availableCents: 100_00, neededCents: 50_00 } },
    ],
    price: {
      ...{ kind: 'fixed', location: { key: null, basisPoints: 10_000 } },
      tiers: [{ fromSeconds: 0, baseCents: 50_00, priceCents: 50_00, reached: true }],
      pacing: { basisPoints: 10_000, openHoursGoneBasisPoints: null, budgetSpentBasisPoints: null },
      ...{ floorCents: null, ceilingCents: null, own: null, correctedCents: null, publisherShareBasisPoints: null },
    },
    entries: [],
    consent: {
      ...{ sentence: 'Acepto que me contacten.', version: 3, capturedAt: AT, page: 'https://pages.example.com' },
      ...{ formHash: 'ab'.repeat(32), ip: '192.0.2.7', userAgent: 'Mozilla/5.0', certificateUrl: null },
    },
    dispute: null,
    funded: null,
    may: { return: false, decide: [], look: false },
    ...changes,
  };
}
