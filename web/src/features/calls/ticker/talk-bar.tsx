import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { type TalkClock, talkedMs } from './use-talk-seconds.ts';

/** `counts`: false for a call that gains nothing by reaching the minimum. */
type TalkBarProps = { clock: TalkClock; seconds: number; minimumSeconds: number; counts: boolean };

/** A line that fills toward the minimum duration. CSS draws it from the moment of the answer; nothing is asked meanwhile. */
export function TalkBar({ clock, seconds, minimumSeconds, counts }: TalkBarProps) {
  const t = useTexts(callsMessages);
  const tone = counts ? (seconds >= minimumSeconds ? 'bg-success' : 'bg-signal') : 'bg-strong';
  return (
    <div
      role="progressbar"
      aria-label={t('ticker.bar')}
      aria-valuemin={0}
      aria-valuemax={minimumSeconds}
      aria-valuenow={Math.min(seconds, minimumSeconds)}
      aria-valuetext={t('ticker.barValue', { talked: clockText(seconds), minimum: clockText(minimumSeconds) })}
      className="relative h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      {clock.answeredAt && (
        <Filling
          key={clock.answeredAt}
          clock={clock}
          share={minimumSeconds === 0 ? 1 : Math.min(1, seconds / minimumSeconds)}
          minimumSeconds={minimumSeconds}
          tone={tone}
        />
      )}
    </div>
  );
}

type FillingProps = { clock: TalkClock; share: number; minimumSeconds: number; tone: string };

/** Without motion it moves by the second; with it, the style says only once where the filling began. */
function Filling({ clock, share, minimumSeconds, tone }: FillingProps) {
  const [style] = useState<CSSProperties>(() => ({
    animationDuration: `${minimumSeconds / clock.speed}s`,
    animationDelay: `${-talkedMs(clock) / clock.speed / 1000}s`,
  }));
  return (
    <span
      style={{ ...style, scale: `${share} 1` }}
      className={clsx('block h-full origin-left motion-safe:animate-fill', tone)}
    />
  );
}
