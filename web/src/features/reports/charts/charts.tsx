import type { CallView } from '@callstead/domain/calls/call-view';
import { ByHour } from './by-hour.tsx';
import { OverTime } from './over-time.tsx';

/** Loaded by itself, once the figures stand: nobody waits for a drawing. */
export function Charts({ view }: { view: CallView }) {
  return (
    <>
      <OverTime view={view} />
      <ByHour view={view} />
    </>
  );
}
