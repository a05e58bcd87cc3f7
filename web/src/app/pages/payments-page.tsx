import { StatementSection } from '../../features/ledger/statement/statement-section.tsx';
import { PaymentsPage } from '../../features/payouts/payments/payments-page.tsx';

const EarningsStatement = ({ account }: { account: string | undefined }) => (
  <StatementSection kind="earnings" account={account} />
);

export default function ComposedPaymentsPage() {
  return <PaymentsPage Statement={EarningsStatement} />;
}
