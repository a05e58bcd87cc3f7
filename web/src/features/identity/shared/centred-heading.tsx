import type { ReactNode } from 'react';

/** The head of a centred page. */
export function CentredHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-28">{title}</h1>
      {children && <p className="mt-2 text-14 text-muted">{children}</p>}
    </header>
  );
}
