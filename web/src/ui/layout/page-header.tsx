import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** At the right end: what can be done on this page. */
  children?: ReactNode;
};

/** Heads a screen of a panel. */
export function PageHeader({ title, intro, children }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <h1 className="text-28">{title}</h1>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </header>
  );
}
