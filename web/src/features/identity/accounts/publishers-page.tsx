import { AccountsScreen } from './accounts-screen.tsx';

export default function PublishersPage() {
  return <AccountsScreen scope="publishers" />;
}
