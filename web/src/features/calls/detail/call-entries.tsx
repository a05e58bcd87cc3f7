import type { CallEntry } from '@callstead/contract/calls/calls';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** What the books say of this call: money that moved from one account to another. */
export function CallEntries({ entries }: { entries: readonly CallEntry[] }) {
  const t = useTexts(callDetailMessages);
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{t(`entryKinds.${entry.kind}`)}</span>
            <span className="text-13 text-muted">
              <DateTime value={entry.at} />
            </span>
          </p>
          {entry.postings.map(({ from, to, amountCents }) => (
            <p key={`${from} ${to}`} className="flex items-baseline justify-between gap-3 border-b border-dashed pb-1">
              <span className="text-13">
                {t(`sides.${from}`)} <span className="text-muted">→</span> {t(`sides.${to}`)}
              </span>
              <Money cents={amountCents} />
            </p>
          ))}
          {entry.note && <p className="wrap-anywhere text-13 text-muted">{entry.note}</p>}
        </li>
      ))}
    </ul>
  );
}
