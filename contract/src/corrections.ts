import { CORRECTION_ACTIONS, CORRECTION_STATUSES, CORRECTION_VERDICTS } from '@callstead/domain/corrections/correction';
import { PRICE_CHANGES } from '@callstead/domain/corrections/new-price';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';
import { CsvZone } from './billing/statements.ts';
import { CALL_FILTERS } from './calls/call-filters.ts';
import { exactFilterShape } from './filter-shape.ts';
import { listOf, listParams } from './list.ts';
import { fieldError, requiredText } from './text.ts';

const At = z.iso.datetime();
const Cents = z.number().int();
const Count = z.number().int();
const Moment = z.iso.datetime({ offset: true }).optional();
const MOST_CENTS = 1_000_000_00;
const MOST_BASIS_POINTS = 100_000;

/** The list of calls as the admin sees it; what it does not know is refused, or a slip would correct everybody's calls. */
export const CorrectionFilter = z.strictObject({
  account: z.uuid().optional(),
  from: Moment,
  to: Moment,
  ...exactFilterShape(CALL_FILTERS),
});
export type CorrectionFilter = z.infer<typeof CorrectionFilter>;

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
  z.object({ action: z.enum(['refuse', 'approve']), filter: CorrectionFilter, reason: Reason }),
  z.object({ action: z.literal('reprice'), change: PriceChange, filter: CorrectionFilter, reason: Reason }),
]);
export type PreviewCorrectionRequest = z.infer<typeof PreviewCorrectionRequest>;

export const ReverseCorrectionRequest = z.object({ reason: Reason });

const Reference = z.object({ id: z.uuid(), number: z.number().int() });

export const Correction = z.object({
  id: z.uuid(),
  number: z.number().int(),
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
  /** How many calls it changes, and by how much together; while it runs, as far as it is known. */
  calls: Count,
  priceCents: Cents,
  payoutCents: Cents,
  /** Of these calls, how many it has come to. */
  doneCalls: Count,
});
export type Correction = z.infer<typeof Correction>;

export const CorrectionDetail = Correction.extend({
  filter: CorrectionFilter,
  /** What becomes of all it found, and what stands against the rest. */
  verdicts: z.array(z.object({ verdict: z.enum(CORRECTION_VERDICTS), calls: Count, missingCents: Cents })),
  /** Calls whose month is invoiced already: their difference is on the advertiser's next invoice. */
  invoiced: z.object({ calls: Count, creditCents: Cents, lateCents: Cents }),
  advertisers: Count,
  publishers: Count,
});
export type CorrectionDetail = z.infer<typeof CorrectionDetail>;

export const CorrectionListQuery = z.object(listParams(25));
export const CorrectionListResponse = listOf(Correction);
export type CorrectionListResponse = z.infer<typeof CorrectionListResponse>;

export const CorrectionFileQuery = z.object({ ...CsvZone, language: z.enum(LANGUAGES).catch('es').default('es') });
export type CorrectionFileQuery = z.infer<typeof CorrectionFileQuery>;
