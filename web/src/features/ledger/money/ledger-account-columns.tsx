import type { HolderBalances, LedgerSide } from '@callstead/contract/ledger';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Money } from '../../../ui/format/money.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { moneyMessages } from '../shared/messages.ts';
import { ledgerMessages } from './messages.ts';

const AMOUNTS = {
  advertiser: ['balance', 'reserved'],
  publisher: ['held', 'payable', 'paying'],
} as const;

export function useLedgerAccountColumns(side: LedgerSide): Column<HolderBalances>[] {
  const t = useTexts(ledgerMessages);
  const words = useTexts(moneyMessages);
  const amounts = AMOUNTS[side].map(
    (part): Column<HolderBalances> => ({
      id: part,
      header: words(`parts.${part}`),
      align: 'right',
      sortable: true,
      cell: (account) => <Money cents={account[`${part}Cents`]} />,
    }),
  );
  const limit: Column<HolderBalances> = {
    id: 'limit',
    header: t('accounts.creditLimit'),
    align: 'right',
    cell: ({ creditLimitCents }) => <Money cents={creditLimitCents} />,
  };
  return [
    { id: 'name', header: t('accounts.holder'), sortable: true, cell: (account) => <Holder account={account} /> },
    ...amounts,
    ...(side === 'advertiser' ? [limit] : []),
  ];
}

function Holder({ account: { name, companyName, email, isNetworkOwned } }: { account: HolderBalances }) {
  const t = useTexts(ledgerMessages);
  return (
    <div className="min-w-32">
      <p className="font-medium">
        {name} {isNetworkOwned && <Badge tone="info">{t('accounts.house')}</Badge>}
      </p>
      <p className="wrap-anywhere text-13 text-muted">{[companyName, email].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
