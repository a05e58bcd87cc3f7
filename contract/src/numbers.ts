import { NUMBER_DRIFTS } from '@callstead/domain/numbers/carrier-account';
import { IMPORT_VERDICTS } from '@callstead/domain/numbers/judge-import';
import { NUMBER_STATES } from '@callstead/domain/numbers/number-state';
import * as z from 'zod';
import { DIRECTIONS, pagedListOf, pagedListParams } from './list.ts';
import { ListCount } from './list-summary.ts';
import { requiredText, shortText } from './text.ts';

export const TrackingNumber = z.object({
  id: z.uuid(),
  number: z.string(),
  carrier: z.string(),
  state: z.enum(NUMBER_STATES),
  /** Lent to visitors of the publisher's pages. */
  isPooled: z.boolean(),
  assignedAt: z.iso.datetime().nullable(),
  releasedAt: z.iso.datetime().nullable(),
  /** While it rests: when it is free again. */
  restsUntil: z.iso.datetime().nullable(),
  /** Where it was bought or imported from an account of ours. */
  atCarrier: z
    .object({
      accountName: z.string(),
      monthlyCents: z.number().int().nullable(),
      /** What the last check found wrong. */
      drift: z.enum(NUMBER_DRIFTS).nullable(),
      isReturning: z.boolean(),
    })
    .nullable(),
  assignedTo: z
    .object({ publisherName: z.string(), affId: z.string(), campaignId: z.string(), campaignTitle: z.string() })
    .nullable(),
});
export type TrackingNumber = z.infer<typeof TrackingNumber>;

export const NUMBER_SORTS = ['number', 'publisher', 'campaign', 'carrier'] as const;
export type NumberSort = (typeof NUMBER_SORTS)[number];

export const NumberListQuery = z.object({
  search: shortText(100).catch('').default(''),
  state: z.enum(NUMBER_STATES).optional().catch(undefined),
  /** Those of the pool of this application. */
  pool: z.uuid().optional().catch(undefined),
  sort: z.enum(NUMBER_SORTS).catch('number').default('number'),
  direction: z.enum(DIRECTIONS).catch('asc').default('asc'),
  ...pagedListParams(50),
  language: z.enum(['en', 'es']).catch('es').default('es'),
});
export type NumberListQuery = z.infer<typeof NumberListQuery>;

const Count = z.number().int();

export const NumberListResponse = pagedListOf(TrackingNumber).extend({
  count: ListCount,
  /** The whole pool, and the approvals that wait for a number. */
  counts: z.object({ available: Count, assigned: Count, resting: Count, waiting: Count }),
});
export type NumberListResponse = z.infer<typeof NumberListResponse>;

const IMPORT_MAX_LENGTH = 100_000;

/** One number a line, or a CSV file as it is. */
export const ImportNumbersRequest = z.object({
  text: requiredText(IMPORT_MAX_LENGTH),
  carrier: shortText(40).default(''),
});

const ImportLine = z.object({
  line: z.number().int(),
  written: z.string(),
  number: z.string().nullable(),
  carrier: z.string(),
  verdict: z.enum(IMPORT_VERDICTS),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const NumberImportResponse = z.object({ lines: z.array(ImportLine) });
export type NumberImportResponse = z.infer<typeof NumberImportResponse>;
