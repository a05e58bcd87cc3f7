import type { Alert, AlertRequest } from '@callstead/contract/reports/alerts';
import type { AlertKind } from '@callstead/domain/alert-kind';
import { hasCampaign } from '@callstead/domain/reports/alert';
import { readDollars } from '../../../ui/form/read-dollars.ts';

/** What stands in the form, as it was typed. */
export type AlertFields = {
  kind: AlertKind;
  /** Empty: all together. */
  campaignId: string;
  amount: string;
  hour: string;
  percent: string;
  leastCalls: string;
  hours: string;
  byMail: boolean;
  byBell: boolean;
  byWebhook: boolean;
};

const USUAL = { amount: '', hour: '18', percent: '30', leastCalls: '20', hours: '24' };

export function fieldsOf(alert: Alert | undefined, kind: AlertKind): AlertFields {
  if (!alert) return { ...USUAL, kind, campaignId: '', byMail: true, byBell: true, byWebhook: false };
  const { terms, campaign, byMail, byBell, byWebhook } = alert;
  return {
    ...USUAL,
    ...('amountCents' in terms && { amount: (terms.amountCents / 100).toFixed(2) }),
    ...('hour' in terms && { hour: String(terms.hour) }),
    ...('percent' in terms && { percent: String(terms.percent), leastCalls: String(terms.leastCalls) }),
    ...('hours' in terms && { hours: String(terms.hours) }),
    ...{ kind: terms.kind, campaignId: campaign?.id ?? '', byMail, byBell, byWebhook },
  };
}

/** How large each may be, as the contract has it. */
export const BOUNDS = {
  percent: { least: 1, most: 100 },
  leastCalls: { least: 1, most: 100_000 },
  hours: { least: 1, most: 720 },
} as const;
type Bounded = keyof typeof BOUNDS;

export type WrongField = 'amount' | 'campaignId' | Bounded;

const isWhole = (text: string, name: Bounded) => {
  const { least, most } = BOUNDS[name];
  return /^\d{1,6}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
};

/** Which of the fields that count for this kind cannot be read. */
export function wrongFields(fields: AlertFields): WrongField[] {
  const isAmount = (readDollars(fields.amount) ?? 0) > 0;
  const wrong: Record<AlertKind, (WrongField | false)[]> = {
    payout_below: [!isAmount && 'amount'],
    spend_above: [!isAmount && 'amount'],
    qualify_rate_falls: [
      !isWhole(fields.percent, 'percent') && 'percent',
      !isWhole(fields.leastCalls, 'leastCalls') && 'leastCalls',
    ],
    cap_reached: [fields.campaignId === '' && 'campaignId'],
    balance_hours: [!isWhole(fields.hours, 'hours') && 'hours'],
  };
  return wrong[fields.kind].filter((name) => name !== false);
}

export function requestOf(fields: AlertFields, zone: string): AlertRequest {
  const { kind, campaignId, byMail, byBell, byWebhook } = fields;
  return {
    terms: termsOf(fields),
    campaignId: hasCampaign(kind) && campaignId !== '' ? campaignId : null,
    ...{ zone, byMail, byBell, byWebhook },
  };
}

function termsOf({ kind, amount, hour, percent, leastCalls, hours }: AlertFields): AlertRequest['terms'] {
  const amountCents = readDollars(amount) ?? 0;
  switch (kind) {
    case 'payout_below':
      return { kind, amountCents, hour: Number(hour) };
    case 'spend_above':
      return { kind, amountCents };
    case 'qualify_rate_falls':
      return { kind, percent: Number(percent), leastCalls: Number(leastCalls) };
    case 'cap_reached':
      return { kind };
    case 'balance_hours':
      return { kind, hours: Number(hours) };
  }
}
