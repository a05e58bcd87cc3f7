import type { CallView } from '@callstead/domain/calls/call-view';
import type { MetricName } from '@callstead/domain/reports/metrics';
import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { type Comparison, compare } from '../shared/compare.ts';
import { useChange } from '../shared/use-change.ts';
import { reportMessages } from './messages.ts';

/** Less of these is good news. */
const BETTER_LESS: readonly MetricName[] = [
  'costPerSaleCents',
  'duplicateRate',
  'refusedRate',
  'disputeRate',
  'capHours',
];

function wishFor(metric: MetricName, view: CallView): 'more' | 'less' | undefined {
  if (view === 'advertiser' && metric === 'revenueCents') return undefined; // spending is only news
  return BETTER_LESS.includes(metric) ? 'less' : 'more';
}

type ChangeMarkProps = {
  metric: MetricName;
  view: CallView;
  now: number | null | undefined;
  before: number | null | undefined;
  /** 'the 30 days before' */
  than: string;
};

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

/** How a figure changed: an arrow and how much, and the whole sentence for whoever cannot see it. */
export function ChangeMark({ metric, view, now, before, than }: ChangeMarkProps) {
  const change = useChange();
  const short = useShort();
  if (typeof now !== 'number' || typeof before !== 'number') return null;
  const told = change(than, { now, before, ...wished(wishFor(metric, view)) });
  if (!told) return null;
  const ink = told.good === undefined ? 'text-muted' : told.good ? 'text-success' : 'text-danger';
  return (
    <span title={told.text} className={clsx('inline-flex items-center gap-0.5 text-12 tabular-nums', ink)}>
      <Icon of={ARROWS[told.direction]} />
      <span aria-hidden>{short(compare(now, before))}</span>
      <span className="sr-only">{told.text}</span>
    </span>
  );
}

const wished = (wish: 'more' | 'less' | undefined) => (wish ? { wish } : {});

function useShort() {
  const t = useTexts(reportMessages);
  const formats = useFormats();
  return (comparison: Comparison): string => {
    switch (comparison.kind) {
      case 'same':
        return t('unchanged');
      case 'fromNothing':
        return t('new');
      case 'times':
        return t('times', { times: formats.number(comparison.times) });
      case 'manyTimes':
        return t('times', { times: '>100' });
      default:
        return formats.number(comparison.percent / 100, { style: 'percent' });
    }
  };
}
