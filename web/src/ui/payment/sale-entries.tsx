import type { CallEntry } from '@callstead/contract/calls/calls';
import { useTexts } from '../../i18n/language.tsx';
import { saleMessages } from '../../i18n/sale-messages.ts';
import { DateTime } from '../format/date-time.tsx';
import { Money } from '../format/money.tsx';

type SaleEntriesProps = {
  entries: readonly CallEntry[];
  /** What it is called that was charged: 'Llamada calificada'. */
  sold: string;
};

/** What the books say of a call or conversion: money that moved from one account to another. */
export function SaleEntries({ entries, sold }: SaleEntriesProps) {
  const t = useTexts(saleMessages);
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-medium">{entry.kind === 'qualified' ? sold : t(`entryKinds.${entry.kind}`)}</span>
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
