import { LEAD_REASONS, LEAD_STATUSES } from './lead.ts';

/** `discarded`: called off, left alone for a day, or somebody in it was erased; its file is gone. */
export const IMPORT_STATUSES = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'discarded',
] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** While it is one of these, its file is there. */
export const STANDING_IMPORTS = ['uploading', 'uploaded', 'checking', 'checked', 'running'] as const;
/** While it is one of these, a job is at it. */
export const WORKED_IMPORTS = ['checking', 'running'] as const;

export const IMPORT_PROBLEMS = ['file_broken', 'too_many_rows'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** `ready`: a dry run found nothing against it. `unreadable`: no lead can be made of it. */
export const ROW_VERDICTS = ['ready', ...LEAD_STATUSES, 'unreadable'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

export const ROW_REASONS = [...LEAD_REASONS, 'unreadable_field'] as const;
export type RowReason = (typeof ROW_REASONS)[number];

/** What somebody can mend and bring again. */
export const isRefusedRow = (verdict: RowVerdict): boolean =>
  verdict === 'rejected' || verdict === 'duplicate' || verdict === 'unreadable';

export const MOST_IMPORT_BYTES = 64 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 100_000;
export const MOST_IMPORT_COLUMNS = 100;
export const PIECE_BYTES = 512 * 1024;
/** A publisher finishes one before they begin many others. */
export const MOST_STANDING_IMPORTS = 5;
/** So long a file waits to be started, and refused rows wait to be mended, unless the settings say otherwise. */
export const UPLOAD_HOURS = 24;
export const REFUSED_DAYS = 6;
/** Publishers are promised that refused rows are gone within a week. */
export const MOST_UPLOAD_HOURS = 72;
export const MOST_REFUSED_DAYS = 6;

export const piecesOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / PIECE_BYTES));

/** How often each verdict was spoken, with its reason where it has one. */
export type ImportCounts = Readonly<Record<string, number>>;

export const countKey = (verdict: RowVerdict, reason: RowReason | null): string =>
  reason === null ? verdict : `${verdict}:${reason}`;
