import { AccountPage } from '../../features/identity/profile/account-page.tsx';
import { TaxCard } from '../../features/payouts/tax/tax-card.tsx';

export default function ComposedPublisherAccountPage() {
  return <AccountPage panel="publisher" TaxCard={TaxCard} />;
}
