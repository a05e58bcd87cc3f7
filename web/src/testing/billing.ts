import { readBillingDetails } from '@callstead/contract/billing/details-endpoints';
import { readDocumentYears } from '@callstead/contract/billing/documents-endpoints';
import type { BillingResponse } from '@callstead/contract/billing/statements';
import { listInvoices, readBilling, readBillingStatement } from '@callstead/contract/billing/statements-endpoints';
import { listPayments, readFunding } from '@callstead/contract/payments-endpoints';
import { readOwnTransfers } from '@callstead/contract/transfers-endpoints';
import type { FakeApi } from './fake-api.ts';

export const BILLING_PAGE = '/advertiser-dashboard/billing';

/** Answers everything that the page of an advertiser's money asks: an account with a balance where nothing happened yet. */
export function keepBilling(api: FakeApi, billing: Partial<BillingResponse> = {}): void {
  const nothing = { data: [], hasMore: false, next: null };
  const funds = { totalCents: 0, parts: { balance: 0, reserved: 0 } };
  api.answer(readBilling, {
    balanceCents: 10_000,
    reservedCents: 0,
    creditLimitCents: 0,
    spentThisMonthCents: 500,
    runsOutAt: null,
    isLow: false,
    month: '2026-12',
    zone: 'America/New_York',
    ...billing,
  });
  api.answer(listInvoices, nothing);
  api.answer(readBillingStatement, { ...nothing, previous: null, opening: funds, closing: funds, totals: [] });
  api.answer(readBillingDetails, { details: null });
  api.answer(readDocumentYears, { years: [] });
  api.answer(readOwnTransfers, { bank: null, reference: 'CS-BCDF-GHJK', transfers: [] });
  api.answer(readFunding, {
    isOffered: false,
    leastCents: 1_000,
    mostCents: 1_000_000,
    methods: [],
    autoRecharge: null,
  });
  api.answer(listPayments, nothing);
}
