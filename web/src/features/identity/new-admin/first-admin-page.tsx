import { NewAdminScreen } from './new-admin-screen.tsx';

export const handle = { language: 'en' };

export default function FirstAdminPage() {
  return <NewAdminScreen kind="first" />;
}
