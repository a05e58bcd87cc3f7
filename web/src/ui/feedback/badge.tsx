import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TONE_CLASS, type Tone } from '../brand/tone.ts';

export type BadgeTone = Tone | 'live';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  const live = tone === 'live';
  return (
    <span
      data-badge
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-medium text-12',
        live ? 'border border-signal text-signal' : TONE_CLASS[tone],
      )}
    >
      {live && <span className="size-1.5 animate-pulse rounded-full bg-signal motion-reduce:animate-none" />}
      {children}
    </span>
  );
}
