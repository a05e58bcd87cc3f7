import { useTexts } from '../../../i18n/language.tsx';
import { homeMessages } from './messages.ts';

const BARS = 107;
/** One bar is two seconds of the example's 3:34. */
const SECONDS_PER_BAR = 2;
const QUALIFIES_AT_SECONDS = 90;
const HALF_HEIGHT = 30;

/** Two channels, as they are recorded: the caller above the middle, the business below; they take turns. */
export function WaveformDrawing() {
  const t = useTexts(homeMessages);
  const markX = (QUALIFIES_AT_SECONDS / SECONDS_PER_BAR) * 4;
  return (
    <svg
      role="img"
      aria-label={t('transparency.waveform')}
      viewBox={`0 0 ${BARS * 4} ${HALF_HEIGHT * 2}`}
      preserveAspectRatio="none"
      className="h-20 w-full"
    >
      <path d={channel(callerSpeaks, -1)} className="stroke-primary" strokeWidth="2" />
      <path d={channel((bar) => !callerSpeaks(bar), 1)} className="stroke-strong" strokeWidth="2" />
      <path
        d={`M${markX} 0V${HALF_HEIGHT * 2}`}
        className="stroke-brass"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Turns of uneven length, like a conversation. */
const callerSpeaks = (bar: number) => Math.sin(bar * 0.42) + Math.sin(bar * 0.17 + 1) > 0.1;

function channel(speaks: (bar: number) => boolean, direction: 1 | -1): string {
  return Array.from({ length: BARS }, (_, bar) => {
    const loudness = speaks(bar) ? 0.3 + 0.65 * Math.abs(Math.sin(bar * 12.9898) * Math.cos(bar * 4.1414)) : 0.05;
    return `M${bar * 4 + 2} ${HALF_HEIGHT}v${Math.round(direction * loudness * HALF_HEIGHT)}`;
  }).join('');
}
