import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { isOpen } from '@callstead/domain/campaigns/hours';
import { nextTurn } from '@callstead/domain/campaigns/next-turn';
import { localDate } from '@callstead/domain/zone-clock';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { useNow } from '../hooks/use-now.ts';
import { useTimeZone } from './date-time.tsx';
import { formatMessages } from './messages.ts';

/** 'hasta 6:00 p.m.', 'abre lun, 9:00 a.m.': beside OpenNow, by the viewer's own clock. */
export function OpenUntil({ hours }: Pick<OfferDetail, 'hours'>) {
  const t = useTexts(formatMessages);
  const formats = useFormats();
  const [now, timeZone] = [useNow(), useTimeZone()];
  const turn = now && nextTurn(hours, now);
  if (!now || !turn || !timeZone) return null;
  const isToday = localDate(now, timeZone) === localDate(turn, timeZone);
  const time = formats.dateTime(turn, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  });
  return (
    <span className="whitespace-nowrap text-12 text-muted">
      {t(isOpen(hours, now) ? 'closesAt' : 'opensAt', { time })}
    </span>
  );
}
