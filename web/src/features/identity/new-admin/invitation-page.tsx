import { NewAdminScreen } from './new-admin-screen.tsx';

export const handle = { language: 'es' };

export default function InvitationPage() {
  return <NewAdminScreen kind="invitation" />;
}
