import type { RequestTo } from '@callstead/contract/endpoint';
import type { Report, ReportRow } from '@callstead/contract/reports/report';
import type { report } from '@callstead/contract/reports/report-endpoints';
import type { Figures } from '@callstead/domain/reports/metrics';

type Question = RequestTo<typeof report>['query'];

/** `aRow('FL', { incoming: 3 })`, or of several things `aRow(['FL', 'phone'], …)`; the label is the value unless told. */
export function aRow(keys: string | null | readonly (string | null)[], figures: Figures, label?: string): ReportRow {
  const values = Array.isArray(keys) ? keys : [keys];
  return { keys: values.map((value) => ({ value, label: label ?? value ?? '' })), figures, before: null };
}

/** What a question is answered with where nothing happened, or these rows. */
export function aReport(
  { by, from, to, compare }: Question,
  rows: readonly ReportRow[] = [],
  totals: Figures = {},
): Report {
  const lengthMs = Date.parse(to) - Date.parse(from);
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const before = { from: new Date(Date.parse(from) - lengthMs).toISOString(), to: span.from };
  return {
    ...{ by, span, spanBefore: compare ? before : null, rows: [...rows], rowCount: rows.length },
    ...{ totals, totalsBefore: compare ? {} : null },
  };
}
