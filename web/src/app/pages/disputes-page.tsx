import { DisputesPage } from '../../features/disputes/queue/disputes-page.tsx';
import { RecordingPlayer } from '../../features/recordings/player/recording-player.tsx';

export default function ComposedDisputesPage() {
  return <DisputesPage Recording={RecordingPlayer} />;
}
