import { useSearchParams } from 'react-router';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { momentsOfHours } from '../period/hours.ts';
import type { Period } from '../period/use-period.ts';
import type { ActiveFilter } from './active-filters.tsx';
import { listMessages } from './messages.ts';

/** The period, narrowed to the hours of its one day that were brushed; what narrows it, as a chip. */
export function useHours(period: Period): { period: Period; narrowed: ActiveFilter[] } {
  const t = useTexts(listMessages);
  const formats = useFormats();
  const [params] = useSearchParams();
  const moments = momentsOfHours(params.get('hours'), period);
  if (!moments) return { period, narrowed: [] };
  const hour = (at: string) => formats.dateTime(new Date(at), { timeStyle: 'short', timeZone: period.zone ?? 'UTC' });
  const label = `${t('hours')}: ${hour(moments.from)} – ${hour(moments.to)}`;
  return { period: { ...period, ...moments }, narrowed: [{ name: 'hours', label }] };
}
