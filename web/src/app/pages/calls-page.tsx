import { CallsPage } from '../../features/calls/list/calls-page.tsx';
import { CorrectButton } from '../../features/corrections/start/correct-button.tsx';
import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';
import { RecordingPlayer } from '../../features/recordings/player/recording-player.tsx';

export default function ComposedCallsPage() {
  return <CallsPage Recording={RecordingPlayer} Appeal={AppealNote} Correct={CorrectButton} />;
}
