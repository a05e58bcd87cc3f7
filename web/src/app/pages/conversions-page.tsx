import { ConversionsPage } from '../../features/conversions/list/conversions-page.tsx';
import { CorrectButton } from '../../features/corrections/start/correct-button.tsx';
import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';

export default function ComposedConversionsPage() {
  return <ConversionsPage Appeal={AppealNote} Correct={CorrectButton} />;
}
