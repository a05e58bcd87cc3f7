import type { ReactNode } from 'react';

type WeekFrameProps = { caption: string; aside?: ReactNode; children: ReactNode };

/** The same room for the campaign's own week and for the reader's: nothing moves when one takes the place of the other. */
export function WeekFrame({ caption, aside, children }: WeekFrameProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex min-h-12 flex-wrap content-center sm:min-h-6 items-center gap-x-3 text-13 text-muted">
        {caption}
        {aside}
      </figcaption>
      {children}
    </figure>
  );
}
