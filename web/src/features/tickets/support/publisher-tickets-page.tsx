import { SupportScreen } from './support-screen.tsx';

export default function PublisherTicketsPage() {
  return <SupportScreen panel="publisher" />;
}
