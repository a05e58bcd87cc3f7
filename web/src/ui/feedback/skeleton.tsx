import { clsx } from 'clsx';

/** Give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-sm bg-sunken', className ?? 'h-4 w-full')} />;
}
