import { SoldLink } from '../../features/ledger/shared/sold-link.tsx';
import { PayoutPage } from '../../features/payouts/statement/payout-page.tsx';

export default function ComposedPayoutPage() {
  return <PayoutPage Sold={SoldLink} />;
}
