import { addDays } from '../calendar-day.ts';

/** How long an invoice may wait, unless somebody agreed on something else. */
export const USUAL_NET_DAYS = 30;

/** Paid from the balance, or waiting for money: until its day, and after it. */
export const INVOICE_STATUSES = ['paid', 'pending', 'overdue'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** `dueOn` is the last day on which nobody asks for it. */
export function invoiceStatus(invoice: { openCents: number; dueOn: string | null }, today: string): InvoiceStatus {
  if (invoice.openCents === 0 || invoice.dueOn === null) return 'paid';
  return today > invoice.dueOn ? 'overdue' : 'pending';
}

type Issue = { amountCents: number; balanceCents: number };

/** What of an invoice the balance did not pay: the smaller of its amount and of what is owed. */
export const openAtIssue = ({ amountCents, balanceCents }: Issue): number =>
  Math.max(0, Math.min(amountCents, -balanceCents));

export type DunningDays = { secondReminderDays: number; thirdReminderDays: number; pauseDays: number };
/** Three mails, then the campaigns pause. */
export const DUNNING_STEPS = [1, 2, 3, 4] as const;
export type DunningStep = (typeof DUNNING_STEPS)[number];
export const PAUSE_STEP: DunningStep = 4;

/** How far asking for an invoice has to have come by now; 0 before its day. */
export function dunningStep(dueOn: string, today: string, days: DunningDays): DunningStep | 0 {
  const after = [0, days.secondReminderDays, days.thirdReminderDays, days.pauseDays];
  const reached = after.map((each) => addDays(dueOn, each) <= today).lastIndexOf(true);
  return (reached + 1) as DunningStep | 0;
}
