import type { BillingDetails, LegalData } from '@callstead/contract/billing/details';
import type { BillingDetailsRow } from './queries.ts';

export const legalDataOf = (row: BillingDetailsRow): LegalData => ({
  legalName: row.legal_name,
  taxId: row.tax_id,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  country: row.country,
});

export const presentBillingDetails = (row: BillingDetailsRow): BillingDetails => ({
  ...legalDataOf(row),
  changedAt: row.changed_at.toISOString(),
});
