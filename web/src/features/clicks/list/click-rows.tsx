import type { ClickRow } from '@callstead/contract/clicks';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { CallsOf, ClickCampaign, ClickVerdictText, hasSaid, placeOf, Said, Visit } from './click-columns.tsx';
import { clicksMessages } from './messages.ts';

/** The list on a phone. */
export function ClickRows({ clicks, address }: { clicks: readonly ClickRow[]; address: ListAddress }) {
  const t = useTexts(clicksMessages);
  return (
    <ul aria-label={t('caption')} className="divide-y overflow-hidden rounded border bg-surface">
      {clicks.map((click) => (
        <li key={click.id} className="grid gap-1.5 px-4 py-3 text-14">
          <p className="flex items-baseline justify-between gap-3">
            <DateTime value={click.clickedAt} />
            <span className="text-13 text-muted">
              {[placeOf(click), click.referrerHost].filter(Boolean).join(' · ')}
            </span>
          </p>
          <ClickCampaign click={click} address={address} />
          <ClickVerdictText click={click} />
          {click.verdict === 'ok' && (
            <p className="flex items-baseline justify-between gap-3 text-13">
              <Visit click={click} />
              <span>
                {t('columns.calls')}: <CallsOf click={click} />
              </span>
            </p>
          )}
          {hasSaid(click) && <Said click={click} />}
        </li>
      ))}
    </ul>
  );
}
