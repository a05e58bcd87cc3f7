import type { LiveTopic } from '@callstead/domain/live/live-topics';
import { useAskedAgain } from '../../../live/use-asked-again.ts';

/** Keys of dashboards start with this, not with a topic: sums are not asked for again at every single call. */
export const DASHBOARDS = 'dashboards';

const PAUSE_MS = 3_000;

export const useLiveFigures = (topics: readonly LiveTopic[]): void =>
  useAskedAgain({ topics, queryKey: [DASHBOARDS], pauseMs: PAUSE_MS });
