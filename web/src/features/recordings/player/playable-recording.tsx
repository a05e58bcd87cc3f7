import type { RecordingMeta } from '@callstead/contract/recordings';
import { Pause, Play } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { recordingMessages } from './messages.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { Waveform } from './waveform.tsx';

type PlayableRecordingProps = { recording: RecordingMeta; url: string; from?: { second: number } | undefined };

/** A recording that is there: its waveform, and what plays it. */
export function PlayableRecording({ recording, url, from }: PlayableRecordingProps) {
  const { seconds, peaks, qualifyingSecond } = recording;
  const t = useTexts(recordingMessages);
  const playback = usePlayback(url, seconds);
  const goTo = useEffectEvent((second: number) => playback.seek(second));
  useEffect(() => {
    if (from) goTo(from.second);
  }, [from]);
  return (
    <div className="grid gap-3">
      <Waveform
        peaks={peaks}
        lengthSeconds={seconds}
        positionSeconds={playback.positionSeconds}
        qualifyingSecond={qualifyingSecond}
        onSeek={playback.seek}
        onToggle={playback.toggle}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={playback.isPlaying ? Pause : Play}
          aria-busy={playback.isWaiting || undefined}
          onClick={playback.toggle}
        >
          {playback.isPlaying ? t('pause') : t('play')}
        </Button>
        <span className="whitespace-nowrap text-14 tabular-nums">
          {t('positionText', { position: clockText(playback.positionSeconds), length: clockText(seconds) })}
        </span>
        <SpeedChoice playback={playback} />
      </div>
      {playback.hasFailed && <ErrorState message={t('playFailed')} onRetry={playback.toggle} />}
      <Notes recording={recording} />
    </div>
  );
}

const RATES = [1, 1.25, 1.5, 2] as const;

function SpeedChoice({ playback: { rate, setRate } }: { playback: Playback }) {
  const t = useTexts(recordingMessages);
  const formats = useFormats();
  return (
    <fieldset aria-label={t('speed')} className="flex gap-1">
      {RATES.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === rate ? 'secondary' : 'ghost'}
          aria-pressed={each === rate}
          className="tabular-nums"
          onClick={() => setRate(each)}
        >
          {t('times', { rate: formats.number(each) })}
        </Button>
      ))}
    </fieldset>
  );
}

function Notes({ recording: { seconds, peaks, qualifyingSecond, deleteAfter } }: { recording: RecordingMeta }) {
  const t = useTexts(recordingMessages);
  const isTooShort = qualifyingSecond !== null && qualifyingSecond > seconds;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
      {peaks.length === 2 && <Sides />}
      {isTooShort && <p>{t('tooShort', { time: clockText(qualifyingSecond) })}</p>}
      {deleteAfter && (
        <p>
          {t('keptUntil')} <DateTime value={deleteAfter} only="date" />
        </p>
      )}
    </div>
  );
}

const SIDES = [
  { side: 'caller', swatch: 'bg-c1' },
  { side: 'business', swatch: 'bg-c3' },
] as const;

/** Whose voice is above the line, whose below. */
function Sides() {
  const t = useTexts(recordingMessages);
  return (
    <ul className="flex gap-3">
      {SIDES.map(({ side, swatch }) => (
        <li key={side} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-2.5 rounded-sm ${swatch}`} />
          {t(`channels.${side}`)}
        </li>
      ))}
    </ul>
  );
}
