import { localDate } from '@callstead/domain/zone-clock';
import { useSearchParams } from 'react-router';
import { hoursOf } from '../period/hours.ts';
import type { Period } from '../period/use-period.ts';

type Stretch = { from: string; to: string };

/** Another stretch is another question: it starts with its first page. */
const FORGOTTEN = ['period', 'from', 'to', 'hours', 'after', 'before', 'row'];

/** Puts what was brushed into the address: days of their own, or hours of the one day that is shown. */
export function useBrush(period: Period) {
  const [, setParams] = useSearchParams();
  return (first: Stretch, last: Stretch) => {
    const chosen = brushed(period, { from: first.from, to: last.to });
    setParams(
      (old) => {
        const kept = [...old].filter(([name]) => !FORGOTTEN.includes(name));
        return new URLSearchParams([...kept, ...Object.entries(chosen)]);
      },
      { preventScrollReset: true },
    );
  };
}

function brushed(period: Period, { from, to }: Stretch): Record<string, string> {
  const { days, zone, params } = period;
  const hours = days && days.first === days.last ? hoursOf(period, { from, to }) : undefined;
  if (hours !== undefined) return { ...params, hours };
  const day = (at: number) => localDate(new Date(at), zone ?? 'UTC');
  return { from: day(Date.parse(from)), to: day(Date.parse(to) - 1) };
}
