import { Skeleton } from './skeleton.tsx';

/**
 * Stands for what is on its way and whose height nobody knows yet: in a `steady` column everything below waits for it
 * unseen, and so is never pushed about. With a class something is seen in its place meanwhile.
 */
export function Coming({ className }: { className?: string }) {
  if (!className) return <span hidden data-coming="" />;
  return (
    <div data-coming="">
      <Skeleton className={className} />
    </div>
  );
}
