import { SupportScreen } from './support-screen.tsx';

export default function AdvertiserTicketsPage() {
  return <SupportScreen panel="advertiser" />;
}
