import type { BaseLogger } from 'pino';
import type { MailOrder } from '../mail/mails.ts';

/** Every job by name, with what it is given. */
export type JobMap = {
  'send-mail': MailOrder;
  'recover-password': { email: string };
  'mail-sign-in-link': { email: string };
  'resend-confirmation': { email: string };
  'sweep-expired': null;
  'sweep-calls': null;
  'approve-calls': null;
  'settle-conversions': null;
  'settle-leads': null;
  'run-lead-imports': null;
  'prepare-months': null;
  'sweep-notifications': null;
  'send-digests': null;
  'count-clicks': null;
  'hand-out-numbers': null;
  'carry-out-decisions': null;
  'settle-number-orders': null;
  'refill-numbers': null;
  'check-carriers': null;
  'reconcile-calls': null;
  'fetch-recording': { recordingId: string };
  'delete-at-carrier': { recordingId: string };
  'sweep-recordings': null;
  'erase-persons': null;
  'forget-persons': null;
  'run-corrections': null;
  'issue-invoices': null;
  'check-balances': null;
  'check-alerts': null;
  'refresh-listing': null;
  'order-report-mails': null;
  'dun-invoices': null;
  'propose-payouts': null;
  'freeze-payout-runs': null;
  /** What became of a batch of payouts, and to have it sent if it was not. */
  'mark-file-sent': { runId: string; fileId: string; sentOn: string; reference: string | null; userId: string };
  'settle-payout-batch': { batchId: string };
  'settle-payout-batches': null;
  'deliver-simulated-payout': { batchRef: string; itemRef: string };
  'make-backup': null;
  'keep-erasures': null;
  'seal-ledger': null;
  'mail-ledger-head': null;
  'roll-ledger-days': null;
  'follow-zone': null;
  'reconcile-books': null;
  'deliver-simulated-webhook': { eventId: string };
  /** What happens to a payment at the simulated gateway by itself, a while later. */
  'simulate-payment-step':
    | { step: 'debit-succeeds' | 'debit-succeeds-and-returns' | 'debit-fails' | 'dispute' | 'return'; intentId: string }
    | { step: 'refund-succeeds'; refundId: string };
  'apply-gateway-event': { eventId: string };
  'charge-recharge': { paymentId: string };
  'ask-refund': { refundId: string };
  'detach-method': { methodRef: string };
  'settle-payments': null;
  'recharge-balances': null;
};
export type JobName = keyof JobMap;
export type Job = { [Name in JobName]: { name: Name; data: JobMap[Name]; afterSeconds?: number } }[JobName];

/** Jobs that need nothing but their name: the ones a clock can start. */
export type ScheduledJobName = { [Name in JobName]: JobMap[Name] extends null ? Name : never }[JobName];

export type JobHandler<Name extends JobName> = (data: JobMap[Name], jobId: string) => Promise<void>;

export type JobLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

type JobSettings = {
  workers: number;
  retryLimit: number;
  retryDelay: number;
  expireInSeconds: number;
  retentionMinutes: number;
};

const DAY_MINUTES = 24 * 60;

/** Whoever asked looks at their mailbox now; a day later nobody does. */
const AWAITED_MAIL: JobSettings = {
  workers: 1,
  retryLimit: 8,
  retryDelay: 5,
  expireInSeconds: 60,
  retentionMinutes: 60,
};

/** Once a night, and any minute of it is as good as another. */
const MAINTENANCE: JobSettings = {
  workers: 1,
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 600,
  retentionMinutes: DAY_MINUTES,
};

/** What fails is done by the next one. */
const EVERY_MINUTE: JobSettings = {
  workers: 1,
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 300,
  retentionMinutes: 10,
};

/** Whoever started it watches it; what was interrupted goes on with the next minute. */
const WATCHED: JobSettings = {
  workers: 1,
  retryLimit: 0,
  retryDelay: 0,
  expireInSeconds: 3600,
  retentionMinutes: 60,
};

/** Somebody waits for their money to show; what the gateway does not answer in time, settle-payments asks for again. */
const PAYMENT: JobSettings = {
  workers: 2,
  retryLimit: 8,
  retryDelay: 2,
  expireInSeconds: 120,
  retentionMinutes: DAY_MINUTES,
};

/** The wait doubles after every failed try, from `retryDelay` seconds on, and is spread by chance. */
export const JOB_SETTINGS: Record<JobName, JobSettings> = {
  // 13 tries over about a day; several workers, so that one slow mail server does not hold up the rest.
  'send-mail': {
    workers: 3,
    retryLimit: 12,
    retryDelay: 15,
    expireInSeconds: 120,
    retentionMinutes: 3 * DAY_MINUTES,
  },
  'recover-password': AWAITED_MAIL,
  'mail-sign-in-link': AWAITED_MAIL,
  'resend-confirmation': AWAITED_MAIL,
  'sweep-expired': MAINTENANCE,
  'prepare-months': MAINTENANCE,
  'sweep-calls': EVERY_MINUTE,
  'approve-calls': EVERY_MINUTE,
  'settle-conversions': EVERY_MINUTE,
  'run-corrections': WATCHED,
  'settle-leads': EVERY_MINUTE,
  'run-lead-imports': WATCHED,
  'count-clicks': MAINTENANCE,
  'erase-persons': WATCHED,
  'forget-persons': MAINTENANCE,
  'sweep-notifications': MAINTENANCE,
  'send-digests': EVERY_MINUTE,
  'issue-invoices': MAINTENANCE,
  'check-balances': EVERY_MINUTE,
  'check-alerts': EVERY_MINUTE,
  'refresh-listing': EVERY_MINUTE,
  'order-report-mails': EVERY_MINUTE,
  'dun-invoices': MAINTENANCE,
  'propose-payouts': MAINTENANCE,
  'freeze-payout-runs': WATCHED,
  // Whoever asked sees how many are left, and may ask again.
  'mark-file-sent': { ...PAYMENT, workers: 1, expireInSeconds: 3600 },
  // Whoever sent it watches it; what is lost on the way the next of `settle-payout-batches` does.
  'settle-payout-batch': { ...PAYMENT, workers: 1, expireInSeconds: 3600 },
  'settle-payout-batches': { ...EVERY_MINUTE, expireInSeconds: 3600 },
  // However much there is to copy; half a day later the next one is near.
  'make-backup': {
    workers: 1,
    retryLimit: 2,
    retryDelay: 300,
    expireInSeconds: 12 * 3600,
    retentionMinutes: DAY_MINUTES,
  },
  'keep-erasures': EVERY_MINUTE,
  'seal-ledger': EVERY_MINUTE,
  'mail-ledger-head': MAINTENANCE,
  'roll-ledger-days': MAINTENANCE,
  'follow-zone': MAINTENANCE,
  'reconcile-books': MAINTENANCE,
  // Whoever decided watches the list; what was interrupted the next minute carries out.
  'carry-out-decisions': { ...WATCHED, expireInSeconds: 300 },
  'settle-number-orders': EVERY_MINUTE,
  'refill-numbers': EVERY_MINUTE,
  'check-carriers': { ...MAINTENANCE, expireInSeconds: 3600 },
  'reconcile-calls': { ...MAINTENANCE, expireInSeconds: 3600 },
  // Numbers that have rested enough go to whoever waits.
  'hand-out-numbers': {
    workers: 1,
    retryLimit: 3,
    retryDelay: 30,
    expireInSeconds: 300,
    retentionMinutes: 60,
  },
  // The row counts the tries and gives up first; the queue's own limit leaves room for servers that died on the way.
  'fetch-recording': {
    workers: 2,
    retryLimit: 20,
    retryDelay: 5,
    expireInSeconds: 900,
    retentionMinutes: 14 * DAY_MINUTES,
  },
  // About two days: a carrier that is away for longer is heard of.
  'delete-at-carrier': {
    workers: 1,
    retryLimit: 14,
    retryDelay: 10,
    expireInSeconds: 300,
    retentionMinutes: 14 * DAY_MINUTES,
  },
  'sweep-recordings': MAINTENANCE,
  // As long as Stripe tries, but sooner at first: whoever plays with the demo looks at their balance now.
  'deliver-simulated-webhook': {
    workers: 2,
    retryLimit: 14,
    retryDelay: 2,
    expireInSeconds: 60,
    retentionMinutes: 3 * DAY_MINUTES,
  },
  'deliver-simulated-payout': PAYMENT,
  'simulate-payment-step': {
    workers: 1,
    retryLimit: 8,
    retryDelay: 2,
    expireInSeconds: 60,
    retentionMinutes: DAY_MINUTES,
  },
  'apply-gateway-event': PAYMENT,
  'charge-recharge': PAYMENT,
  'ask-refund': PAYMENT,
  // Nobody waits for it, and nobody asks again after the last try, a day later.
  'detach-method': { ...PAYMENT, workers: 1, retryLimit: 12, retryDelay: 15 },
  'settle-payments': EVERY_MINUTE,
  'recharge-balances': EVERY_MINUTE,
};
