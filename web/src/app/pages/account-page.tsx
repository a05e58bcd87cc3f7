import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { PublisherCampaigns } from '../../features/applications/of-publisher/publisher-campaigns.tsx';
import { AccountHistory } from '../../features/audit/of-account/account-history.tsx';
import { BalanceCard } from '../../features/billing/summary/balance-card.tsx';
import { Invoices } from '../../features/billing/summary/invoices.tsx';
import { AdvertiserCampaigns } from '../../features/campaigns/of-advertiser/advertiser-campaigns.tsx';
import { usePartWords } from '../../features/campaigns/shared/part-words.ts';
import { AccountPage, type AccountParts } from '../../features/identity/account-page/account-page.tsx';
import { StatementSection } from '../../features/ledger/statement/statement-section.tsx';
import { PublisherMoney } from '../../features/payouts/of-publisher/publisher-money.tsx';
import { AccountFigures } from '../../features/reports/one-account/account-figures.tsx';
import { sideOf } from '../../features/reports/one-account/side.ts';
import { AccountTickets } from '../../features/tickets/of-account/account-tickets.tsx';
import { LastArrivals } from './last-arrivals.tsx';

type PartProps = { account: AccountDetail };

const PARTS: AccountParts = {
  Figures: ({ account }) => <AccountFigures side={sideOf(account)} />,
  Arrivals: () => <LastArrivals view="admin" />,
  Campaigns,
  Money,
  Tickets: ({ account }) => <AccountTickets accountId={account.id} />,
  History,
};

export default function ComposedAccountPage() {
  return <AccountPage parts={PARTS} />;
}

function Campaigns({ account }: PartProps) {
  if (sideOf(account) === 'advertiser') return <AdvertiserCampaigns advertiserId={account.id} />;
  return <PublisherCampaigns affId={account.affId ?? account.id} />;
}

function Money({ account }: PartProps) {
  const { id } = account;
  if (sideOf(account) === 'advertiser') {
    return (
      <div className="grid min-w-0 gap-6">
        <BalanceCard />
        <Invoices account={id} />
        <StatementSection kind="billing" account={id} />
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-6">
      <PublisherMoney account={id} />
      <StatementSection kind="earnings" account={id} />
    </div>
  );
}

function History({ account }: PartProps) {
  return <AccountHistory accountId={account.id} parts={usePartWords()} />;
}
