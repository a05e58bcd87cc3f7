import type { RecordingMeta } from '@callstead/contract/recordings';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { useLive } from '../../../live/live.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { recordingQuery } from './api.ts';
import { recordingMessages } from './messages.ts';
import { PlayableRecording } from './playable-recording.tsx';

type RecordingPlayerProps = {
  callId: string;
  /** Where to go on listening; each new one leads there again. */
  from?: { second: number } | undefined;
};

/** The recording of a call, whatever has become of it; one that is still to come appears by itself. */
export function RecordingPlayer({ callId, from }: RecordingPlayerProps) {
  const t = useTexts(recordingMessages);
  const recording = useQuery(recordingQuery(callId));
  const isStillToCome = recording.data?.state === 'pending' || recording.data?.state === 'none';
  useLive('calls', () => {
    if (isStillToCome) void recording.refetch();
  });
  return (
    <section aria-label={t('title')} aria-busy={recording.isPending || undefined}>
      {recording.data ? (
        <WhatBecameOfIt recording={recording.data} from={from} />
      ) : recording.isError ? (
        <ErrorState message={t('loadFailed')} onRetry={() => recording.refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function WhatBecameOfIt({ recording, from }: { recording: RecordingMeta; from: RecordingPlayerProps['from'] }) {
  const t = useTexts(recordingMessages);
  if (recording.state === 'ready' && recording.url)
    return <PlayableRecording recording={recording} url={recording.url} from={from} />;
  return <p className="text-14 text-muted">{t(recording.state === 'ready' ? 'failed' : recording.state)}</p>;
}

function Loading() {
  const t = useTexts(recordingMessages);
  return (
    <div className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-56" />
      <Coming />
    </div>
  );
}
