import { INVOICE_STATUSES } from '@callstead/domain/billing/invoice-status';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { PAYOUT_OBSTACLES } from '@callstead/domain/payouts/next-payout';
import * as z from 'zod';
import { listOf, listParams, pagedListOf, pagedListParams } from '../list.ts';
import { LegalData } from './details.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const Cents = z.number().int();
const At = z.iso.datetime();
const MonthName = z.string().regex(/^\d{4}-\d{2}$/);

/** `account` is for admins, who see one account at a time; `language` is that of campaign titles. */
const AccountScope = {
  account: z.uuid().optional(),
  language: z.enum(LANGUAGES).catch('es').default('es'),
};

/** The zone of the times in a file. */
export const CsvZone = { zone: z.string().refine(isTimeZone).catch('UTC').default('UTC') };

export const MoneyQuery = z.object({ account: AccountScope.account });

/** By the date of the postings; from this moment on and before that one. Without one there is no limit. */
const StatementFilter = z.object({ ...AccountScope, from: Moment, to: Moment });
export const StatementQuery = StatementFilter.extend(pagedListParams(50));
export type StatementQuery = z.infer<typeof StatementQuery>;
export const StatementCsvQuery = StatementFilter.extend(CsvZone);
export type StatementCsvQuery = z.infer<typeof StatementCsvQuery>;

/** An advertiser's money: free to use, and set aside for calls that last. */
const AdvertiserParts = z.object({ balance: Cents, reserved: Cents });
/** A publisher's: may still be disputed, waits for the next payout, on its way. */
const PublisherParts = z.object({ held: Cents, payable: Cents, paying: Cents });

const fundsWith = <Parts extends z.ZodType>(parts: Parts) => z.object({ totalCents: Cents, parts });

const lineWith = <Parts extends z.ZodType>(parts: Parts) =>
  z.object({
    id: z.number().int(),
    at: At,
    kind: z.enum(ENTRY_KINDS),
    callId: z.string().nullable(),
    conversionId: z.string().nullish(),
    leadId: z.string().nullish(),
    campaign: z.object({ id: z.string(), title: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** What it changed; the parts say where. */
    change: fundsWith(parts),
    /** The whole after it. */
    balanceCents: Cents,
  });

/** Newest first. */
const statementWith = <Parts extends z.ZodType>(parts: Parts) =>
  pagedListOf(lineWith(parts)).extend({
    opening: fundsWith(parts),
    closing: fundsWith(parts),
    /** What each kind of line adds up to: opening and these are the closing. */
    totals: z.array(z.object({ kind: z.enum(ENTRY_KINDS), entries: z.number().int(), totalCents: Cents })),
  });

export const AdvertiserStatement = statementWith(AdvertiserParts);
export type AdvertiserStatement = z.infer<typeof AdvertiserStatement>;
export const PublisherStatement = statementWith(PublisherParts);
export type PublisherStatement = z.infer<typeof PublisherStatement>;

export const BillingResponse = z.object({
  balanceCents: Cents,
  reservedCents: Cents,
  creditLimitCents: Cents,
  /** Charged and not given back since the month began, in the network's zone. */
  spentThisMonthCents: Cents,
  /** At today's pace; null while nothing is spent, and when nothing is left. */
  runsOutAt: At.nullable(),
  /** Sooner than the network warns of it, or gone already. */
  isLow: z.boolean(),
  month: MonthName,
  zone: z.string(),
});
export type BillingResponse = z.infer<typeof BillingResponse>;

export const EarningsResponse = z.object({
  heldCents: Cents,
  payableCents: Cents,
  payingCents: Cents,
  thresholdCents: Cents,
  hasPaymentMethod: z.boolean(),
  nextPayout: z.object({
    at: At,
    amountCents: Cents,
    /** `hold`: the network keeps it back for now, or has not approved the account. */
    waitsFor: z.enum(PAYOUT_OBSTACLES).nullable(),
  }),
  zone: z.string(),
});
export type EarningsResponse = z.infer<typeof EarningsResponse>;

/** Usage is paid from the balance while it happens: an invoice is paid when it is written, unless the balance was below zero. */
export const InvoiceSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  month: MonthName,
  issuedAt: At,
  calls: z.number().int(),
  amountCents: Cents,
  status: z.enum(INVOICE_STATUSES),
  /** What the balance has not paid yet. */
  openCents: Cents,
  /** Null: it was paid when it was written. */
  dueOn: z.string().nullable(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const InvoiceListQuery = z.object({
  account: AccountScope.account,
  ...listParams(12),
});
export const InvoiceListResponse = listOf(InvoiceSummary);
export type InvoiceListResponse = z.infer<typeof InvoiceListResponse>;

export const InvoiceCsvQuery = z.object({ language: AccountScope.language });

export const INVOICE_LINE_KINDS = ['usage', 'credit', 'late'] as const;
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

/** The network as it was called when a document was written. */
export const Issuer = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  taxId: z.string().nullable(),
  email: z.string().nullable(),
});
export type Issuer = z.infer<typeof Issuer>;

export const Invoice = InvoiceSummary.extend({
  zone: z.string(),
  /** As the advertiser was called when it was written. */
  billTo: z.object({
    name: z.string(),
    companyName: z.string().nullable(),
    email: z.string(),
    address: z.string().nullable(),
    /** By law, if they had written it by then. */
    legal: LegalData.optional(),
  }),
  /** Null on invoices of before it was kept. */
  issuer: Issuer.nullable(),
  /** What it gives back of earlier months, month by month, as documents of their own. */
  creditNotes: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      chargedMonth: MonthName,
      originalNumber: z.string().nullable(),
      amountCents: Cents,
    }),
  ),
  lines: z.array(
    z.object({
      kind: z.enum(INVOICE_LINE_KINDS),
      campaign: z.object({ id: z.string(), title: z.object({ en: z.string(), es: z.string() }) }),
      /** Of credits: when the calls were charged. */
      chargedMonth: MonthName.nullable(),
      calls: z.number().int(),
      amountCents: Cents,
    }),
  ),
});
export type Invoice = z.infer<typeof Invoice>;
