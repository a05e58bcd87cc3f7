import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../brand/spinner.tsx';

/** Says what is on its way. */
export function LoadingLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" data-coming="" className={clsx('flex items-center gap-3 text-muted', className ?? 'py-8')}>
      <Spinner size={20} />
      {children}
    </p>
  );
}
