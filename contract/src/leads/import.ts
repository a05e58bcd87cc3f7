import { LANGUAGES } from '@callstead/domain/identity/account';
import { STANDARD_FIELDS } from '@callstead/domain/leads/form';
import {
  IMPORT_PROBLEMS,
  IMPORT_STATUSES,
  MOST_IMPORT_BYTES,
  MOST_IMPORT_COLUMNS,
  PIECE_BYTES,
  ROW_REASONS,
  ROW_VERDICTS,
} from '@callstead/domain/leads/import';
import { CONSENT_COLUMNS, type ImportTarget } from '@callstead/domain/leads/import-columns';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { code, fieldError, requiredText } from '../text.ts';

const MOST_LETTERS = Math.ceil(PIECE_BYTES / 3) * 4;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Begins an import: what will be sent, piece by piece. `campaign` is its public id. */
export const CreateLeadImportRequest = z.object({
  campaign: code(20),
  fileName: requiredText(200),
  bytes: z.number().int().min(1, fieldError('required')).max(MOST_IMPORT_BYTES, fieldError('too_large')),
});

/** 512 kB of the file each but the last, from 0, in base64. The same piece again replaces it. */
export const ByImportPiece = z.object({ id: z.uuid(), piece: z.string().regex(/^(0|[1-9]\d{0,3})$/) });
export const LeadImportPiece = z.object({
  content: z.string().min(1).max(MOST_LETTERS, fieldError('too_large')).regex(BASE64, fieldError('invalid')),
});

const TARGETS = [...STANDARD_FIELDS, ...CONSENT_COLUMNS.map((name) => `consent.${name}`)]
  .join('|')
  .replaceAll('.', '\\.');
const Target = z.string().regex(new RegExp(`^(${TARGETS}|fields\\.[a-z][a-z0-9_]{0,39})$`)) as unknown as z.ZodType<
  ImportTarget,
  ImportTarget
>;
const Mapped = z.object({ target: Target, column: z.number().int().min(0).max(MOST_IMPORT_COLUMNS) });

/** Starts the dry run; it may be asked again with other columns. */
export const CheckLeadImportRequest = z.object({ columns: z.array(Mapped).max(MOST_IMPORT_COLUMNS) });
export type CheckLeadImportRequest = z.infer<typeof CheckLeadImportRequest>;

const Counted = z.object({
  verdict: z.enum(ROW_VERDICTS),
  reason: z.enum(ROW_REASONS).nullable(),
  rows: z.number().int(),
});

export const LeadImport = z.object({
  id: z.uuid(),
  campaign: z.object({ id: z.string(), title: z.object({ en: z.string(), es: z.string() }) }),
  fileName: z.string(),
  bytes: z.number().int(),
  pieces: z.number().int(),
  status: z.enum(IMPORT_STATUSES),
  /** Null until the file was read to its end. */
  totalRows: z.number().int().nullable(),
  /** Rows that are through. */
  doneRows: z.number().int(),
  counts: z.array(Counted),
  /** Whether rows can still be taken back to be mended. */
  hasRefused: z.boolean(),
  /** Why the last dry run came to no end; `doneRows` says how far. */
  problem: z.enum(IMPORT_PROBLEMS).nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type LeadImport = z.infer<typeof LeadImport>;

const TargetSaid = z.object({
  target: z.string(),
  /** Its name in the form; null for what every form may have. */
  label: z.object({ en: z.string(), es: z.string() }).nullable(),
  isNeeded: z.boolean(),
});

/** With what is needed to say which column is what, while its file is there. */
export const LeadImportDetail = LeadImport.extend({
  columns: z
    .array(
      z.object({
        header: z.string(),
        /** The first few, as they stand in the file. */
        examples: z.array(z.string()),
      }),
    )
    .nullable(),
  targets: z.array(TargetSaid),
  /** As it was said last, or as the headers suggest. */
  mapping: z.array(z.object({ target: z.string(), column: z.number().int() })),
});
export type LeadImportDetail = z.infer<typeof LeadImportDetail>;

export const LeadImportListQuery = z.object({ ...listParams(20) });
export const LeadImportListResponse = listOf(LeadImport);
export type LeadImportListResponse = z.infer<typeof LeadImportListResponse>;

export const LeadImportRowsQuery = z.object({
  only: z.enum(['refused']).optional().catch(undefined),
  ...listParams(50),
});
export type LeadImportRowsQuery = z.infer<typeof LeadImportRowsQuery>;

export const LeadImportRow = z.object({
  /** From 1, the header not counted. */
  row: z.number().int(),
  verdict: z.enum(ROW_VERDICTS),
  reason: z.enum(ROW_REASONS).nullable(),
  /** Which fields cannot be read. */
  fields: z.array(z.string()),
  leadId: z.string().nullable(),
});
export const LeadImportRowsResponse = listOf(LeadImportRow);
export type LeadImportRowsResponse = z.infer<typeof LeadImportRowsResponse>;

export const RefusedRowsQuery = z.object({ language: z.enum(LANGUAGES).catch('es').default('es') });

/** Those one may bring files for. */
export const ImportCampaigns = z.object({
  campaigns: z.array(z.object({ id: z.string(), title: z.object({ en: z.string(), es: z.string() }) })),
});
export type ImportCampaigns = z.infer<typeof ImportCampaigns>;
