import { AccountsScreen } from './accounts-screen.tsx';
import { Invitations } from './invitations.tsx';
import { InviteButton } from './invite-button.tsx';

export default function UsersPage() {
  return <AccountsScreen scope="users" action={<InviteButton />} below={<Invitations />} />;
}
