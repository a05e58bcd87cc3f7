import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useNear } from '../../../ui/hooks/use-near.ts';

type LazyDrawingProps = {
  /** The height of the card that will stand there. */
  place: string;
  children: ReactNode;
};

/** Drawn after the page stands and somebody comes near, on a place that is kept for it. */
export function LazyDrawing({ place: height, children }: LazyDrawingProps) {
  const [place, isNear] = useNear();
  const kept = (
    <div className="rounded border bg-surface p-4">
      <Skeleton className={`w-full ${height}`} />
    </div>
  );
  return (
    <div ref={place} className="grid min-w-0 grid-cols-[minmax(0,1fr)] overflow-x-clip">
      {isNear ? <Suspense fallback={kept}>{children}</Suspense> : kept}
    </div>
  );
}
