import type { OfferDetail } from '@callstead/contract/campaigns';
import { hoursIn, hoursText, isOpen } from '@callstead/domain/campaigns/hours';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { offerPageMessages } from '../../i18n/offer-page-messages.ts';
import { Badge } from '../../ui/badge.tsx';

type Viewer = { zone: string; now: Date };

/** The campaign's hours, and, where the browser can tell, the same in the viewer's zone and whether it is open now. */
export function OfferHours({ offer }: { offer: OfferDetail }) {
  const t = useTexts(offerPageMessages);
  const { language } = useLanguage();
  const viewer = useViewer();
  return (
    <div className="grid gap-3">
      {viewer && (
        <p>
          <OpenBadge open={isOpen(offer.hours, viewer.now)} />
        </p>
      )}
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

function OpenBadge({ open }: { open: boolean }) {
  const t = useTexts(offerPageMessages);
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
function useViewer(): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => setViewer({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date() }), []);
  return viewer;
}
