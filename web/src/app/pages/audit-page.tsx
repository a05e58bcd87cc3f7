import { AuditPage } from '../../features/audit/log/audit-page.tsx';
import { usePartWords } from '../../features/campaigns/shared/part-words.ts';

export default function ComposedAuditPage() {
  return <AuditPage parts={usePartWords()} />;
}
