import { DisputePage } from '../../features/disputes/page/dispute-page.tsx';
import { RecordingPlayer } from '../../features/recordings/player/recording-player.tsx';

export default function ComposedDisputePage() {
  return <DisputePage Recording={RecordingPlayer} />;
}
