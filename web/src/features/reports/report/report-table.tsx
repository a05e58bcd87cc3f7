import type { Report, ReportRow } from '@callstead/contract/reports/report';
import { type Dimension, dimensionsFor, MOST_DIMENSIONS } from '@callstead/domain/reports/dimensions';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ColumnChooser } from '../../../ui/list/column-chooser.tsx';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { useReport } from '../shared/report-query.ts';
import { usePeriodBefore } from '../shared/use-change.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { isSum, useMetricText } from '../shared/use-metric-text.ts';
import { ChangeMark } from './change-mark.tsx';
import { reportMessages } from './messages.ts';
import { ReportFailure } from './report-part.tsx';
import { useReportColumns } from './use-report-columns.ts';
import type { Shown } from './use-report-page.ts';
import { useTableSort } from './use-table-sort.ts';

const PAGE_ROWS = 50;

type TableProps = { shown: Shown };

/** Figures of up to three things at once; each row leads further down. */
export function ReportTable({ shown }: TableProps) {
  const t = useTexts(reportMessages);
  const { address, scope, period, zone } = shown;
  const { sort, shown: sorted, onSort } = useTableSort(shown);
  const answer = useReport(scope, {
    ...{ by: address.by, sort, limit: PAGE_ROWS, offset: (address.page - 1) * PAGE_ROWS },
    compare: address.isCompared && period.days !== undefined,
  });
  const { data, error } = answer;
  const { nameOf } = useDimensionText(zone);
  const formats = useFormats();
  const by = data?.by ?? address.by;
  const columns = useColumns(shown, { report: data, by, sortedBy: sorted?.by ?? address.metric });
  const drillOf = (row: ReportRow) => address.drill(keysOf(row, by), shown);
  return (
    <section aria-labelledby="in-detail" className="grid min-w-0 gap-3">
      <Tools shown={shown} rowCount={data?.rowCount} />
      <div aria-busy={answer.isPlaceholderData} className="min-w-0 transition-opacity aria-busy:opacity-70">
        {error && !data ? (
          <div className="rounded border bg-surface">
            <ReportFailure answer={answer} />
          </div>
        ) : (
          <DataTable
            query={{ data: data?.rows, isPending: !data, isError: false }}
            columns={columns}
            rowKey={(row) => row.keys.map(({ value }) => value).join()}
            caption={t('table.caption', { dimensions: formats.list(by.map(nameOf)) })}
            sort={sorted && { by: sorted.by, direction: sorted.direction }}
            onSort={onSort}
            onOpen={(row) => drillOf(row)?.()}
            empty={
              <NothingFound address={address} message={t(address.isFiltered ? 'table.emptyFiltered' : 'table.empty')} />
            }
          />
        )}
      </div>
      {data && <Pages shown={shown} rowCount={data.rowCount} />}
    </section>
  );
}

const keysOf = ({ keys }: ReportRow, by: readonly Dimension[]) =>
  keys.flatMap(({ value }, place) => {
    const dimension = by[place];
    return dimension ? [{ dimension, value }] : [];
  });

function Pages({ shown: { address }, rowCount }: TableProps & { rowCount: number }) {
  const { page } = address;
  const pageAt = (place: number) => address.addressWith({ page: place > 1 ? String(place) : undefined });
  return (
    <Pager previous={page > 1 ? pageAt(page - 1) : null} next={page * PAGE_ROWS < rowCount ? pageAt(page + 1) : null} />
  );
}

function Tools({ shown, rowCount }: TableProps & { rowCount: number | undefined }) {
  const t = useTexts(reportMessages);
  const { nameOf } = useMetricText(shown.view);
  const { all, columns, choose, reset } = useReportColumns(shown);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 id="in-detail" className="text-20">
          {t('table.title')}
        </h2>
        <ListCount>{rowCount === undefined ? ' ' : t('table.rows', { count: rowCount })}</ListCount>
      </div>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <GroupBy shown={shown} />
        <div className="hidden pb-1 sm:block">
          <ColumnChooser columns={all} labelOf={nameOf} chosen={columns} onChange={choose} onReset={reset} />
        </div>
      </div>
    </div>
  );
}

/** A select cannot hold an empty value. */
const NOTHING = 'nothing';

/** As many selects as there are dimensions, and one for the next. */
function GroupBy({ shown: { view, address, zone } }: TableProps) {
  const t = useTexts(reportMessages);
  const { nameOf } = useDimensionText(zone);
  const { by } = address;
  const places = Array.from({ length: Math.min(by.length + 1, MOST_DIMENSIONS) }, (_, place) => place);
  const choose = (place: number, chosen: string) => {
    const next = by.toSpliced(place, 1, ...(chosen === NOTHING ? [] : [chosen as Dimension]));
    address.change({ by: next.join(), sort: undefined });
  };
  return places.map((place) => {
    const chosen = by[place];
    const free = dimensionsFor(view).filter((each) => each === chosen || !by.includes(each));
    const options = free.map((value) => ({ value: value as string, label: nameOf(value) }));
    return (
      <SelectField
        key={place}
        label={t(place === 0 ? 'table.groupBy' : 'table.andBy')}
        options={place === 0 ? options : [{ value: NOTHING, label: t('table.nothing') }, ...options]}
        value={chosen ?? NOTHING}
        onChange={(value) => choose(place, value)}
        className="w-full sm:w-44"
      />
    );
  });
}

type Told = { report: Report | undefined; by: readonly Dimension[]; sortedBy: MetricName };

function useColumns(shown: Shown, { report, by, sortedBy }: Told): Column<ReportRow>[] {
  const t = useTexts(reportMessages);
  const { view, zone, address } = shown;
  const { nameOf } = useMetricText(view);
  const dimensions = useDimensionText(zone);
  const { columns } = useReportColumns(shown);
  const textOf = (row: ReportRow, place: number) => {
    const [dimension, key] = [by[place], row.keys[place]];
    return dimension && key ? dimensions.keyText(dimension, key) : '';
  };
  const keyColumns = by.map((dimension, place) => ({
    id: dimension,
    header: dimensions.nameOf(dimension),
    cell: (row: ReportRow) =>
      place === 0 ? (
        <FirstCell
          texts={by.map((_, each) => textOf(row, each))}
          onDrill={address.drill(keysOf(row, by), shown)}
          row={row}
          shown={shown}
          facts={columns.filter((metric) => metric !== sortedBy)}
        />
      ) : (
        textOf(row, place)
      ),
    wideOnly: place > 0,
    sum: place === 0 ? t('table.total') : null,
  }));
  const metricColumns = columns.map((metric) => ({
    id: metric,
    header: nameOf(metric),
    cell: (row: ReportRow) => (
      <Figure row={row} metric={metric} report={report} shown={shown} isMain={metric === sortedBy} />
    ),
    align: 'right' as const,
    sortable: true,
    wideOnly: metric !== sortedBy,
    sum: <Sum shown={shown} metric={metric} report={report} />,
  }));
  return [...keyColumns, ...metricColumns];
}

function Sum({ shown, metric, report }: { shown: Shown; metric: MetricName; report: Report | undefined }) {
  const { format } = useMetricText(shown.view);
  const value = report?.totals[metric];
  return <span className="tabular-nums">{typeof value === 'number' ? format(metric)(value) : '–'}</span>;
}

type FigureProps = { row: ReportRow; metric: MetricName; report: Report | undefined; shown: Shown; isMain: boolean };

/** The one the table is sorted by also says its share of the whole, and how it changed. */
function Figure({ row, metric, report, shown, isMain }: FigureProps) {
  const t = useTexts(reportMessages);
  const formats = useFormats();
  const { format } = useMetricText(shown.view);
  const than = usePeriodBefore(shown.period);
  const value = row.figures[metric];
  const whole = report?.totals[metric];
  if (typeof value !== 'number') return <span className="text-muted">–</span>;
  const share = isMain && isSum(metric) && whole ? value / whole : undefined;
  return (
    <span
      className="inline-grid min-w-20 justify-items-end tabular-nums"
      title={share === undefined ? undefined : t('table.share', { share: formats.number(share, PERCENT) })}
    >
      <span className="inline-flex items-center gap-2">
        {isMain && (
          <ChangeMark metric={metric} view={shown.view} now={value} before={row.before?.[metric]} than={than} />
        )}
        <span className={value === 0 ? 'text-muted' : undefined}>{format(metric)(value)}</span>
      </span>
      {share !== undefined && (
        <span className="w-full">
          <ShareBar share={share} />
        </span>
      )}
    </span>
  );
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

type FirstCellProps = {
  texts: readonly string[];
  onDrill: (() => void) | undefined;
  row: ReportRow;
  shown: Shown;
  facts: readonly MetricName[];
};

/** So many figures a phone has room for below a name. */
const FACTS = 3;

/** What the row is of, and on a phone the figures that have no column there. */
function FirstCell({ texts, onDrill, row, shown, facts }: FirstCellProps) {
  const t = useTexts(reportMessages);
  const { nameOf, format } = useMetricText(shown.view);
  const [first = '', ...others] = texts;
  const told = facts.flatMap((metric) => {
    const value = row.figures[metric];
    return typeof value === 'number' ? [`${nameOf(metric)} ${format(metric)(value)}`] : [];
  });
  return (
    <span className="grid min-w-0 py-0.5 sm:min-w-52">
      {onDrill ? (
        <button
          type="button"
          onClick={onDrill}
          title={t('table.drill', { what: first })}
          className="justify-self-start break-words text-left font-medium underline-offset-4 hover:underline"
        >
          {first}
        </button>
      ) : (
        <span className="break-words font-medium">{first}</span>
      )}
      <span className="text-12 text-muted sm:hidden">{[...others, ...told.slice(0, FACTS)].join(' · ')}</span>
    </span>
  );
}
