import type { Alert } from '@callstead/contract/reports/alerts';
import { assert } from '@callstead/domain/assert';
import type { Language } from '@callstead/domain/identity/account';
import type { AlertTerms } from '@callstead/domain/reports/alert';
import type { AlertRow } from './queries.ts';

/** What its kind has is there: the table refuses the rest. */
const has = (value: number | null): number => {
  assert(value !== null, 'an alert has what its kind asks for');
  return value;
};

export function termsOf(row: AlertRow): AlertTerms {
  switch (row.kind) {
    case 'payout_below':
      return { kind: row.kind, amountCents: has(row.amount_cents), hour: has(row.hour) };
    case 'spend_above':
      return { kind: row.kind, amountCents: has(row.amount_cents) };
    case 'qualify_rate_falls':
      return { kind: row.kind, percent: has(row.percent), leastCalls: has(row.least_calls) };
    case 'cap_reached':
      return { kind: row.kind };
    case 'balance_hours':
      return { kind: row.kind, hours: has(row.hours) };
  }
}

export function presentAlert(row: AlertRow, language: Language): Alert {
  const { id, zone, by_mail: byMail, by_bell: byBell, by_webhook: byWebhook, value } = row;
  const campaign = row.public_id && row.texts ? { id: row.public_id, title: row.texts[language].title } : null;
  return {
    ...{ id, terms: termsOf(row), campaign, zone, byMail, byBell, byWebhook, value },
    raisedAt: row.raised_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
