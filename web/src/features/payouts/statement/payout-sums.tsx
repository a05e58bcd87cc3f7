import type { PayoutStatement } from '@callstead/contract/payouts/statements';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Money, useMoney } from '../../../ui/format/money.tsx';
import { SignedMoney } from '../../../ui/format/signed-money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { payoutStatementMessages } from './messages.ts';

const PARTS = ['sales', 'corrections', 'refusals'] as const;

/** One ledger row: the three parts and what they add up to. */
export function StatementSums({ payout }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  const money = useMoney();
  return (
    <dl className="flex flex-wrap rounded border border-t-2 border-t-brass bg-surface">
      {PARTS.map((part) => (
        <Sum key={part} label={t(`sums.${part}`)}>
          <SignedMoney cents={payout[`${part}Cents`]} />
        </Sum>
      ))}
      <Sum label={t('sums.total')} strong>
        {money(payout.amountCents)}
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

type CampaignSum = PayoutStatement['byCampaign'][number];

export function ByCampaign({ payout }: { payout: PayoutStatement }) {
  const t = useTexts(payoutStatementMessages);
  const columns: Column<CampaignSum>[] = [
    { id: 'campaign', header: t('campaign'), cell: ({ campaign }) => <Campaign campaign={campaign} /> },
    { id: 'calls', header: t('calls'), align: 'right', cell: ({ calls }) => calls },
    { id: 'amount', header: t('amount'), align: 'right', cell: ({ amountCents }) => <Money cents={amountCents} /> },
  ];
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className="text-20">{t('byCampaign')}</h2>
      <DataTable
        query={{ data: payout.byCampaign, isPending: false, isError: false }}
        columns={columns}
        rowKey={({ campaign }) => campaign?.id ?? ''}
        caption={t('byCampaign')}
        empty={null}
        density="compact"
      />
    </div>
  );
}

function Campaign({ campaign }: Pick<CampaignSum, 'campaign'>) {
  const t = useTexts(payoutStatementMessages);
  if (!campaign) return <span className="text-muted">{t('noCampaign')}</span>;
  return (
    <span>
      <span className="font-mono text-13 text-muted">{campaign.id}</span> {campaign.title}
    </span>
  );
}
