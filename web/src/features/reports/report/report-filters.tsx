import { dimensionsFor, FILTER_DIMENSIONS, type FilterDimension } from '@callstead/domain/reports/dimensions';
import { ListFilter, X } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { BarList } from '../../../ui/chart/bar-list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { PopoverPanel } from '../../../ui/overlay/popover-panel.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import type { FilterValue } from '../shared/report-filters.ts';
import { useReport } from '../shared/report-query.ts';
import { useDimensionText } from '../shared/use-dimension-text.ts';
import { isSum, useMetricText } from '../shared/use-metric-text.ts';
import { reportMessages } from './messages.ts';
import { ReportFailure } from './report-part.tsx';
import type { Shown } from './use-report-page.ts';

/** When, and narrowed to what; each filter can be taken back alone. */
export function ReportFilters({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { address, period } = shown;
  const filtered = FILTER_DIMENSIONS.filter((dimension) => address.filters[dimension]);
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-auto sm:min-w-60">
        <PeriodPicker period={period} />
      </div>
      <AddFilter shown={shown} />
      {filtered.length > 0 && (
        <ul aria-label={t('filters.title')} className="flex min-h-11 min-w-0 flex-wrap items-center gap-2">
          {filtered.map((dimension) => (
            <li key={dimension} className="min-w-0">
              <Chip shown={shown} dimension={dimension} />
            </li>
          ))}
          <li>
            <ButtonLink to={address.everything} variant="ghost" size="sm" preventScrollReset>
              {t('filters.clear')}
            </ButtonLink>
          </li>
        </ul>
      )}
    </search>
  );
}

type OfDimension = { shown: Shown; dimension: FilterDimension };

/** These are codes or words as they are; all others are ids, whose names only a report knows. */
const NAMED_BY_VALUE: readonly FilterDimension[] = [
  ...(['category', 'source', 'sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'state', 'country'] as const),
  ...(['outcome', 'reason', 'billing', 'device', 'referrerHost', 'weekday', 'hourOfDay'] as const),
];

function Chip({ shown, dimension }: OfDimension) {
  const t = useTexts(reportMessages);
  const formats = useFormats();
  const { address, zone } = shown;
  const { nameOf } = useDimensionText(zone);
  const labelOf = useLabels({ shown, dimension });
  const values = address.filters[dimension] ?? [];
  const label = t('filters.chip', { dimension: nameOf(dimension), values: formats.list(values.map(labelOf)) });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={X}
      onClick={() => address.change({ [dimension]: undefined })}
      className="max-w-full rounded-full"
    >
      <span className="min-w-0 truncate">
        <span className="sr-only">{t('filters.remove')} </span>
        {label}
      </span>
    </Button>
  );
}

function useLabels({ shown, dimension }: OfDimension): (value: FilterValue) => string {
  const { scope, zone } = shown;
  const { keyText } = useDimensionText(zone);
  const isId = !NAMED_BY_VALUE.includes(dimension);
  const { data } = useReport(isId ? scope : undefined, { by: [dimension], limit: 50 });
  const labels = new Map(data?.rows.map(({ keys: [key] }) => [key?.value, key?.label]));
  return (value) => keyText(dimension, { value, label: labels.get(value) ?? value ?? '' });
}

/** What is there to choose, the most frequent first. */
function AddFilter({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button ref={setTrigger} variant="secondary" icon={ListFilter} className="print:hidden">
          {t('filters.add')}
        </Button>
      </Popover.Trigger>
      <PopoverPanel label={t('filters.by')} trigger={trigger}>
        <Choice shown={shown} />
      </PopoverPanel>
    </Popover.Root>
  );
}

function Choice({ shown }: { shown: Shown }) {
  const t = useTexts(reportMessages);
  const { view, zone } = shown;
  const { nameOf } = useDimensionText(zone);
  const offered = FILTER_DIMENSIONS.filter((dimension) => dimensionsFor(view).includes(dimension));
  const [dimension, setDimension] = useState<FilterDimension>('campaign');
  return (
    <div className="grid gap-3 p-4">
      <SelectField
        label={t('filters.by')}
        options={offered.map((value) => ({ value, label: nameOf(value) }))}
        value={dimension}
        onChange={(next) => setDimension(offered.find((each) => each === next) ?? dimension)}
      />
      <Values key={dimension} shown={shown} dimension={dimension} />
    </div>
  );
}

const OFFERED = 30;

function Values({ shown, dimension }: OfDimension) {
  const t = useTexts(reportMessages);
  const { view, address, zone, scope } = shown;
  const metric = isSum(address.metric) ? address.metric : 'incoming';
  const { format } = useMetricText(view);
  const { nameOf, keyText } = useDimensionText(zone);
  const { [dimension]: chosen = [], ...others } = address.filters;
  const answer = useReport(scope && { ...scope, filters: others }, { by: [dimension], limit: OFFERED, sort: metric });
  const { data, error } = answer;
  if (!data) return error ? <ReportFailure answer={answer} /> : <Skeleton className="h-48 w-full" />;
  if (data.rows.length === 0) return <p className="text-13 text-muted">{t('filters.none')}</p>;
  return (
    <BarList
      label={t('filters.values', { dimension: nameOf(dimension) })}
      whole={data.totals[metric] ?? null}
      format={format(metric)}
      bars={data.rows.map(({ keys: [key], figures }) => ({
        key: key?.value ?? '',
        name: key ? keyText(dimension, key) : '',
        value: figures[metric] ?? 0,
        isChosen: chosen.includes(key?.value ?? null),
      }))}
      onChoose={({ key }) => address.toggle(dimension, key || null)}
    />
  );
}
