import { AccountsScreen } from './accounts-screen.tsx';

export default function AdvertisersPage() {
  return <AccountsScreen scope="advertisers" />;
}
