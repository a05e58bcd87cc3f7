import { BillingPage } from '../../features/billing/summary/billing-page.tsx';
import { StatementSection } from '../../features/ledger/statement/statement-section.tsx';

const BillingStatement = ({ account }: { account: string | undefined }) => (
  <StatementSection kind="billing" account={account} />
);

export default function ComposedBillingPage() {
  return <BillingPage Statement={BillingStatement} />;
}
