import { CorrectButton } from '../../features/corrections/start/correct-button.tsx';
import { LeadsPage } from '../../features/leads/list/leads-page.tsx';

export default function ComposedLeadsPage() {
  return <LeadsPage Correct={CorrectButton} />;
}
