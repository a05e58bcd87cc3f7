import { AccountPage } from './account-page.tsx';

export default function AdvertiserAccountPage() {
  return <AccountPage panel="advertiser" />;
}
