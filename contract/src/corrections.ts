import { CORRECTION_ACTIONS, CORRECTION_STATUSES, CORRECTION_VERDICTS } from '@callstead/domain/corrections/correction';
import { PRICE_CHANGES } from '@callstead/domain/corrections/new-price';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { SALE_KINDS, type SaleKind } from '@callstead/domain/sale-kind';
import * as z from 'zod';
import { CsvZone } from './billing/statements.ts';
import { CALL_FILTERS } from './calls/call-filters.ts';
import { CONVERSION_FILTERS } from './conversions/conversion-filters.ts';
import { exactFilterShape } from './filter-shape.ts';
import { LEAD_FILTERS } from './leads/lists.ts';
import { listOf, listParams } from './list.ts';
import { fieldError, requiredText } from './text.ts';

const At = z.iso.datetime();
const Cents = z.number().int();
const Count = z.number().int();
const Moment = z.iso.datetime({ offset: true }).optional();
const MOST_CENTS = 1_000_000_000_00; // of the smallest currencies
const MOST_BASIS_POINTS = 100_000;

const IN_EVERY_LIST = { account: z.uuid().optional(), from: Moment, to: Moment };

/** A list as the admin sees it; what it does not know is refused, or a slip would correct everybody's. */
export const CorrectionSelection = z.discriminatedUnion('subject', [
  z.object({
    subject: z.literal('call'),
    filter: z.strictObject({ ...IN_EVERY_LIST, ...exactFilterShape(CALL_FILTERS) }),
  }),
  z.object({
    subject: z.literal('lead'),
    filter: z.strictObject({ ...IN_EVERY_LIST, ...exactFilterShape(LEAD_FILTERS) }),
  }),
  z.object({
    subject: z.literal('conversion'),
    filter: z.strictObject({ ...IN_EVERY_LIST, ...exactFilterShape(CONVERSION_FILTERS) }),
  }),
]);
export type CorrectionSelection = z.infer<typeof CorrectionSelection>;
export type CorrectionFilter<Subject extends SaleKind = SaleKind> = Extract<
  CorrectionSelection,
  { subject: Subject }
>['filter'];

/** `to` and `by` are cents, `percent` basis points: -2000 takes a fifth off. */
const PriceChange = z
  .object({ kind: z.enum(PRICE_CHANGES), value: z.int() })
  .refine(({ kind, value }) => isInRange(kind, value), { ...fieldError('invalid'), path: ['value'] });

function isInRange(kind: (typeof PRICE_CHANGES)[number], value: number): boolean {
  if (kind === 'percent') return value !== 0 && value >= -10_000 && value <= MOST_BASIS_POINTS;
  if (kind === 'by') return value !== 0 && Math.abs(value) <= MOST_CENTS;
  return value >= 0 && value <= MOST_CENTS;
}

const Reason = requiredText(500);

export const PreviewCorrectionRequest = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['refuse', 'approve']), selection: CorrectionSelection, reason: Reason }),
  z.object({ action: z.literal('reprice'), change: PriceChange, selection: CorrectionSelection, reason: Reason }),
]);
export type PreviewCorrectionRequest = z.infer<typeof PreviewCorrectionRequest>;

export const ReverseCorrectionRequest = z.object({ reason: Reason });

const Reference = z.object({ id: z.uuid(), number: z.number().int() });

export const Correction = z.object({
  id: z.uuid(),
  number: z.number().int(),
  /** What its items are. */
  subject: z.enum(SALE_KINDS),
  action: z.enum(CORRECTION_ACTIONS),
  change: z.object({ kind: z.enum(PRICE_CHANGES), value: z.number().int() }).nullable(),
  reason: z.string(),
  status: z.enum(CORRECTION_STATUSES),
  createdAt: At,
  createdBy: z.string(),
  startedAt: At.nullable(),
  finishedAt: At.nullable(),
  /** The set it puts back. */
  reverses: Reference.nullable(),
  /** The set that put it back. */
  reversedBy: Reference.nullable(),
  /** How many it changes, and by how much together; while it runs, as far as it is known. */
  items: Count,
  priceCents: Cents,
  payoutCents: Cents,
  /** Of these, how many it has come to. */
  doneItems: Count,
});
export type Correction = z.infer<typeof Correction>;

export const CorrectionDetail = Correction.extend({
  selection: CorrectionSelection,
  /** What becomes of all it found, and what stands against the rest. */
  verdicts: z.array(z.object({ verdict: z.enum(CORRECTION_VERDICTS), items: Count, missingCents: Cents })),
  /** Those whose month is invoiced already: their difference is on the advertiser's next invoice. */
  invoiced: z.object({ items: Count, creditCents: Cents, lateCents: Cents }),
  advertisers: Count,
  publishers: Count,
});
export type CorrectionDetail = z.infer<typeof CorrectionDetail>;

export const CorrectionListQuery = z.object(listParams(25));
export const CorrectionListResponse = listOf(Correction);
export type CorrectionListResponse = z.infer<typeof CorrectionListResponse>;

export const CorrectionFileQuery = z.object({ ...CsvZone, language: z.enum(LANGUAGES).catch('es').default('es') });
export type CorrectionFileQuery = z.infer<typeof CorrectionFileQuery>;
