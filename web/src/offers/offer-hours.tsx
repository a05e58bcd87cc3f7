import type { OfferDetail } from '@callstead/contract/campaigns';
import { hoursIn, hoursText, isOpen } from '@callstead/domain/campaigns/hours';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../i18n/language.tsx';
import { offerPageMessages } from '../i18n/offer-page-messages.ts';
import { Badge } from '../ui/badge.tsx';

type Viewer = { zone: string; now: Date };

/** The campaign's hours, and, where the browser can tell, the same in the viewer's zone and whether it is open now. */
export function OfferHours({ offer }: { offer: Pick<OfferDetail, 'hours' | 'callHoursDescription' | 'timeZone'> }) {
  const t = useTexts(offerPageMessages);
  const { language } = useLanguage();
  const viewer = useViewer();
  return (
    <div className="grid gap-3">
      <p>
        <OpenNow hours={offer.hours} />
      </p>
      <HoursList lines={offer.callHoursDescription} note={`${t('timeZone')}: ${offer.timeZone}`} />
      {viewer && viewer.zone !== offer.timeZone && (
        <HoursList
          lines={hoursText(hoursIn(viewer.zone, offer.hours, viewer.now), language)}
          note={t('yourTime', { zone: viewer.zone })}
        />
      )}
    </div>
  );
}

/** 'Abierto ahora', by the viewer's own clock. */
export function OpenNow({ hours }: Pick<OfferDetail, 'hours'>) {
  const t = useTexts(offerPageMessages);
  const viewer = useViewer();
  if (!viewer) return null;
  const open = isOpen(hours, viewer.now);
  return <Badge tone={open ? 'success' : 'neutral'}>{t(open ? 'openNow' : 'closedNow')}</Badge>;
}

function HoursList({ lines, note }: { lines: readonly string[]; note: string }) {
  return (
    <div>
      <p className="text-13 text-muted">{note}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Null in the server's HTML: only the browser knows its zone. */
export function useViewer(): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => setViewer({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date() }), []);
  return viewer;
}
