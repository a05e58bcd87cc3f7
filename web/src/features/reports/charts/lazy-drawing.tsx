import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';

type LazyDrawingProps = {
  /** The height of the card that will stand there. */
  place: string;
  children: ReactNode;
};

/** Drawn after the page stands, on a place that is kept for it. */
export function LazyDrawing({ place, children }: LazyDrawingProps) {
  const isHydrated = useHydrated();
  const kept = (
    <div className="rounded border bg-surface p-4">
      <Skeleton className={`w-full ${place}`} />
    </div>
  );
  return isHydrated ? <Suspense fallback={kept}>{children}</Suspense> : kept;
}
