import type { CorrectionDetail } from '@callstead/contract/corrections';
import type { ReactNode } from 'react';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { correctionMessages } from '../shared/messages.ts';

type Props = { correction: CorrectionDetail };

/** What moves, for whom, and what becomes of invoices that are out. */
export function CorrectionSums({ correction }: Props) {
  const t = useTexts(correctionMessages);
  const formats = useFormats();
  const { subject, items, priceCents, payoutCents, status, advertisers, publishers } = correction;
  return (
    <Card title={t(status === 'done' ? 'sums.titleDone' : 'sums.title')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Sum label={t(`sold.${subject}`)}>{formats.number(items)}</Sum>
        <Sum label={t('sums.price')}>
          <SignedMoney cents={priceCents} />
        </Sum>
        <Sum label={t('sums.payout')}>
          <SignedMoney cents={payoutCents} />
        </Sum>
        <Sum label={t('sums.margin')}>
          <SignedMoney cents={priceCents - payoutCents} />
        </Sum>
      </dl>
      {items > 0 && <p className="mt-4 text-13 text-muted">{t('sums.concerned', { advertisers, publishers })}</p>}
      <Invoiced correction={correction} />
    </Card>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-20 tabular-nums">{children}</dd>
    </div>
  );
}

function Invoiced({ correction: { invoiced } }: Props) {
  const t = useTexts(correctionMessages);
  const money = useMoney();
  const { items, creditCents, lateCents } = invoiced;
  if (items === 0) return null;
  const [credit, late] = [money(creditCents), money(lateCents)];
  if (creditCents !== 0 && lateCents !== 0)
    return <p className="mt-2 text-13">{t('sums.mixed', { items, credit, late })}</p>;
  const isCredit = creditCents !== 0;
  return (
    <p className="mt-2 text-13">
      {t(isCredit ? 'sums.credit' : 'sums.late', { items, amount: isCredit ? credit : late })}
    </p>
  );
}

/** Why the others stay as they are, and what is missing to raise them. */
export function Unchanged({ correction }: Props) {
  const t = useTexts(correctionMessages);
  const money = useMoney();
  const unchanged = correction.verdicts.filter(({ verdict }) => verdict !== 'change');
  if (unchanged.length === 0) return null;
  return (
    <Card title={t('verdictsTitle')}>
      <ul className="grid gap-2">
        {unchanged.map(({ verdict, items, missingCents }) => (
          <li key={verdict} className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`verdicts.${verdict}`)}</span>
            <span className="text-muted tabular-nums">
              {t(`counted.${correction.subject}`, { items })}
              {missingCents > 0 && <> · {t('missing', { amount: money(missingCents) })}</>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
