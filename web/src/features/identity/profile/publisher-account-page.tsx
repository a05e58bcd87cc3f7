import { AccountPage } from './account-page.tsx';

export default function PublisherAccountPage() {
  return <AccountPage panel="publisher" />;
}
