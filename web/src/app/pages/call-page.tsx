import { CallPage } from '../../features/calls/detail/call-page.tsx';
import { RecordingPlayer } from '../../features/recordings/player/recording-player.tsx';

export default function ComposedCallPage() {
  return <CallPage Recording={RecordingPlayer} />;
}
