import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type SheetProps = { titleId: string; className?: string | undefined; children: ReactNode };

/** One section of the landing page: a sheet of the ledger, as wide as the header above it. */
export function Sheet({ titleId, className, children }: SheetProps) {
  return (
    <section aria-labelledby={titleId} className={clsx('mx-auto max-w-6xl px-4 sm:px-6', className)}>
      {children}
    </section>
  );
}

export function SheetTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-28 md:text-40">
      {children}
    </h2>
  );
}

/** The pale words above a made-up figure: nobody should take it for a real one. */
export function ExampleCaption({ children }: { children: ReactNode }) {
  return <p className="text-13 text-muted">{children}</p>;
}
