import { CallPage } from '../../features/calls/detail/call-page.tsx';
import { AppealNote } from '../../features/disputes/note/appeal-note.tsx';
import { RecordingPlayer } from '../../features/recordings/player/recording-player.tsx';

export default function ComposedCallPage() {
  return <CallPage Recording={RecordingPlayer} Appeal={AppealNote} />;
}
