import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { moneyMessages } from '../shared/messages.ts';
import type { Statement } from './api.ts';

/** One ledger row: what was there, what each kind of movement adds up to, what is there. */
export function StatementSums({ statement }: { statement: Statement }) {
  const t = useTexts(moneyMessages);
  const words = useTexts(entryMessages);
  const money = useMoney();
  const { opening, closing, totals } = statement;
  return (
    <dl className="flex flex-wrap rounded border border-t-2 border-t-brass bg-surface">
      <Sum label={t('statement.opening')} strong>
        {money(opening.totalCents)}
      </Sum>
      {totals.map(({ kind, entries, totalCents }) => (
        <Sum key={kind} label={t('statement.sum', { kind: words(`kinds.${kind}`), entries: String(entries) })}>
          <SignedMoney cents={totalCents} />
        </Sum>
      ))}
      <Sum label={t('statement.closing')} strong>
        {money(closing.totalCents)}
      </Sum>
    </dl>
  );
}

function Sum({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex-1 basis-36 px-4 py-3">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className={clsx('tabular-nums', strong ? 'font-display font-semibold text-20 text-brass' : 'pt-1 text-16')}>
        {children}
      </dd>
    </div>
  );
}
