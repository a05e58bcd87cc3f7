import { CorrectButton } from '../../features/corrections/start/correct-button.tsx';
import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';
import { LeadsPage } from '../../features/leads/list/leads-page.tsx';

export default function ComposedLeadsPage() {
  return <LeadsPage Appeal={AppealNote} Correct={CorrectButton} />;
}
