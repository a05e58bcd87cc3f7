import { CallLink } from '../../features/ledger/shared/call-link.tsx';
import { PayoutPage } from '../../features/payouts/statement/payout-page.tsx';

export default function ComposedPayoutPage() {
  return <PayoutPage Call={CallLink} />;
}
