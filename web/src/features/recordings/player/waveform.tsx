import { type KeyboardEvent, type PointerEvent, useMemo } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { recordingMessages } from './messages.ts';
import { BAR_COUNT, barHeights, barPath } from './waveform-bars.ts';

type WaveformProps = {
  peaks: readonly (readonly number[])[];
  lengthSeconds: number;
  positionSeconds: number;
  qualifyingSecond: number | null;
  onSeek: (seconds: number) => void;
  onToggle: () => void;
};

const STEP_SECONDS = 5;
const PAGE_SECONDS = 30;

/** Both sides of the talk around one line, and a slider over it: click, drag or arrow keys move through the recording. */
export function Waveform(props: WaveformProps) {
  const { peaks, lengthSeconds, positionSeconds, qualifyingSecond, onSeek } = props;
  const t = useTexts(recordingMessages);
  const shareOf = (seconds: number) => Math.min(1, lengthSeconds > 0 ? seconds / lengthSeconds : 0);
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * lengthSeconds);
  };
  const position = clockText(positionSeconds);
  const length = clockText(lengthSeconds);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.floor(lengthSeconds)}
      aria-valuenow={Math.floor(positionSeconds)}
      aria-valuetext={t('positionText', { position, length })}
      onKeyDown={(event) => pressed(event, props)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
      className="relative h-24 cursor-pointer touch-pan-y select-none rounded-sm bg-sunken"
    >
      <Bars peaks={peaks} className="opacity-45" />
      <Bars peaks={peaks} clipTo={shareOf(positionSeconds)} />
      {qualifyingSecond !== null && qualifyingSecond <= lengthSeconds && (
        <QualifyingLine second={qualifyingSecond} share={shareOf(qualifyingSecond)} />
      )}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text"
        style={{ left: `${shareOf(positionSeconds) * 100}%` }}
      />
    </div>
  );
}

function pressed(event: KeyboardEvent, { positionSeconds, lengthSeconds, onSeek, onToggle }: WaveformProps): void {
  const moves: Record<string, () => void> = {
    ArrowRight: () => onSeek(positionSeconds + STEP_SECONDS),
    ArrowUp: () => onSeek(positionSeconds + STEP_SECONDS),
    ArrowLeft: () => onSeek(positionSeconds - STEP_SECONDS),
    ArrowDown: () => onSeek(positionSeconds - STEP_SECONDS),
    PageUp: () => onSeek(positionSeconds + PAGE_SECONDS),
    PageDown: () => onSeek(positionSeconds - PAGE_SECONDS),
    Home: () => onSeek(0),
    End: () => onSeek(lengthSeconds),
    ' ': onToggle,
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault(); // the page must not scroll
  move();
}

const COLOURS = ['fill-c1', 'fill-c3'] as const;

function Bars({
  peaks,
  clipTo,
  className = '',
}: {
  peaks: WaveformProps['peaks'];
  clipTo?: number;
  className?: string;
}) {
  const paths = useMemo(() => {
    const loudest = Math.max(0, ...peaks.flat());
    return peaks.map((channel, index) => barPath(barHeights(channel, loudest), index === 0 ? 'up' : 'down'));
  }, [peaks]);
  // A recording of one channel hangs on both sides of the line.
  const drawn = paths.length === 1 ? [paths[0], paths[0]] : paths;
  return (
    <svg
      aria-hidden
      viewBox={`0 -1.05 ${BAR_COUNT} 2.1`}
      preserveAspectRatio="none"
      className={`pointer-events-none absolute inset-0 size-full ${className}`}
      style={clipTo === undefined ? undefined : { clipPath: `inset(0 ${(1 - clipTo) * 100}% 0 0)` }}
    >
      {drawn.map((path, channel) => (
        <path
          key={COLOURS[channel]}
          d={path}
          className={paths.length === 1 ? COLOURS[0] : COLOURS[channel]}
          transform={paths.length === 1 && channel === 1 ? 'scale(1 -1)' : undefined}
        />
      ))}
    </svg>
  );
}

/** The label stands on the side where there is room for it. */
function QualifyingLine({ second, share }: { second: number; share: number }) {
  const t = useTexts(recordingMessages);
  const side = share > 0.5 ? 'right-full mr-1' : 'left-full ml-1';
  return (
    <span
      className="pointer-events-none absolute inset-y-0 border-signal border-l-2 border-dashed"
      style={{ left: `${share * 100}%` }}
    >
      <span
        className={`absolute top-1 whitespace-nowrap rounded-sm bg-surface px-1 font-medium text-12 text-signal ${side}`}
      >
        {t('qualifiesAt', { time: clockText(second) })}
      </span>
    </span>
  );
}
