import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';
import { LeadPage } from '../../features/leads/detail/lead-page.tsx';

export default function ComposedLeadPage() {
  return <LeadPage Appeal={AppealNote} />;
}
