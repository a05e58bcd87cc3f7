import type { ConversionRow } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { ConversionBilling, StatusBadge } from '../shared/conversion-badges.tsx';
import { OpenConversionLink } from '../shared/conversion-columns.tsx';
import { conversionsMessages } from '../shared/conversions-messages.ts';

/** The list on a phone: each conversion as a few short lines instead of a row that would run off the screen. */
export function ConversionRows({ rows, view }: { rows: readonly ConversionRow[]; view: CallView }) {
  const t = useTexts(conversionsMessages);
  return (
    <ul aria-label={t('caption')} className="divide-y overflow-hidden rounded border bg-surface">
      {rows.map((row) => (
        <li key={row.id} className="relative grid gap-1.5 px-4 py-3 text-14 [&_a]:after:absolute [&_a]:after:inset-0">
          <p className="flex items-baseline justify-between gap-3">
            <OpenConversionLink row={row} isOneLine />
            <Money
              cents={view === 'publisher' ? row.payoutCents : row.priceCents}
              isGivenBack={isGivenBack(row.billing)}
            />
          </p>
          <p className="line-clamp-1">{row.campaign.title}</p>
          <p className="wrap-anywhere font-mono text-13 text-muted">{row.txid ?? row.sourceId}</p>
          <p className="flex flex-wrap gap-1.5">
            <StatusBadge status={row.status} />
            <ConversionBilling billing={row.billing} reason={row.reason} />
          </p>
        </li>
      ))}
    </ul>
  );
}
