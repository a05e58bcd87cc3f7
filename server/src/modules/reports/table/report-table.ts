import type { Report, ReportKey, ReportRow } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import type { Dimension } from '@callstead/domain/reports/dimensions';
import { type MetricKind, type MetricName, metricKind, metricsFor } from '@callstead/domain/reports/metrics';
import { DIMENSION_NAMES, metricName, valueWord } from '@callstead/domain/reports/report-words';
import { zonedTime } from '../../../http/zoned-time.ts';

/** What a column holds: the name of a row, or a figure of this kind. */
export type TableColumn = { heading: string } & ({ dimension: Dimension } | { metric: MetricName; kind: MetricKind });
export type TableCell = string | number | null;

/** In whose words and by whose clock. */
export type Reader = { language: Language; zone: string };
/** And from which side. */
type Looker = Reader & { view: CallView; currency: Currency };

/** Asked-for figures in the order they were asked for, of those the viewer may see; all of them where none were. */
export function chooseMetrics(view: CallView, asked: string | undefined): readonly MetricName[] {
  const seen = metricsFor(view);
  const chosen = (asked ?? '').split(',').flatMap((name) => seen.find((each) => each === name) ?? []);
  return chosen.length > 0 ? [...new Set(chosen)] : seen;
}

/** `isFile`: headings name their unit there, since cells are bare numbers. */
export function tableColumns(
  by: readonly Dimension[],
  metrics: readonly MetricName[],
  { language, zone, view, currency }: Looker,
  isFile: boolean,
): TableColumn[] {
  const units: Partial<Record<MetricKind, string>> = { money: ` (${currency})`, rate: ' (%)' };
  const names = by.map((dimension) => {
    const heading = DIMENSION_NAMES[language][dimension];
    return { dimension, heading: dimension === 'hour' && isFile ? `${heading} (${zone})` : heading };
  });
  const figures = metrics.map((metric) => {
    const kind = metricKind(metric);
    return { metric, kind, heading: `${metricName(language, view, metric)}${isFile ? (units[kind] ?? '') : ''}` };
  });
  return [...names, ...figures];
}

/** What a row is of, as people read it. */
function keyText(dimension: Dimension, { value, label }: ReportKey, { language, zone }: Reader): string {
  const word = valueWord(language, dimension, value);
  if (word !== undefined) return word;
  if (dimension === 'hour' && value) return zonedTime(new Date(value), zone).slice(0, 16);
  if (dimension === 'hourOfDay' && value) return `${value.padStart(2, '0')}:00`;
  return label || (value ?? '');
}

/** One row by its columns: names as words, figures as they are. */
export function tableRow(columns: readonly TableColumn[], row: ReportRow, reader: Reader): TableCell[] {
  let place = 0;
  return columns.map((column) => {
    if ('metric' in column) return row.figures[column.metric] ?? null;
    const key = row.keys[place++];
    return key ? keyText(column.dimension, key, reader) : '';
  });
}

/** The figures below all rows; the first column says what they are. */
export function totalsRow(columns: readonly TableColumn[], { totals }: Report, word: string): TableCell[] {
  return columns.map((column, index) => {
    if ('metric' in column) return totals[column.metric] ?? null;
    return index === 0 ? word : '';
  });
}
