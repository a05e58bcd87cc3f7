import {
  choiceParams,
  type Days,
  daysOf,
  momentsOf,
  type PeriodChoice,
  type Preset,
  readChoice,
} from '@callstead/domain/reports/period';
import { localDate } from '@callstead/domain/zone-clock';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTimeZone } from '../format/date-time.tsx';
import { useNow } from '../hooks/use-now.ts';
import { usePeriodText } from './use-period-text.ts';

export type Period = {
  /** RFC 3339; from this moment on and before that one. Both are undefined for everything. */
  from: string | undefined;
  to: string | undefined;
  /** 'Últimos 30 días' */
  label: string;
  /** Whose days they are; null until the browser says it: nothing can be asked before. */
  zone: string | null;
  /** The choice for the address of another page. */
  params: Record<string, string>;
  choice: PeriodChoice;
  days: Days | undefined;
  today: string;
  /** It reaches into today, which is not over. */
  isUnfinished: boolean;
};

/** The period in the address: `period=last30`, or `from=2026-01-31&to=2026-02-28`. */
export function usePeriod(fallback: Preset = 'last30'): Period {
  const [search] = useSearchParams();
  const zone = useTimeZone();
  const now = useNow();
  const { nameOf } = usePeriodText();
  const today = now && zone ? localDate(now, zone) : null;
  const found = useMemo(() => resolve(search, { today, zone, fallback }), [search, today, zone, fallback]);
  const isUnfinished = !found.days || found.days.last >= found.today;
  return { ...found, isUnfinished, label: nameOf(found.choice.preset) };
}

type Where = { today: string | null; zone: string | null; fallback: Preset };

function resolve(search: URLSearchParams, { today, zone, fallback }: Where): Omit<Period, 'label' | 'isUnfinished'> {
  const day = today ?? '1970-01-01';
  const choice = readChoice(search, day, fallback);
  const days = daysOf(choice, day);
  const params = choiceParams(choice);
  if (!today || !zone)
    return { from: undefined, to: undefined, zone: null, params, choice, days: undefined, today: day };
  const moments = days ? momentsOf(days, zone) : { from: undefined, to: undefined };
  return { ...moments, zone, params, choice, days, today };
}
