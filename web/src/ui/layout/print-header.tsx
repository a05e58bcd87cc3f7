import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';

type PrintHeaderProps = {
  title: ReactNode;
  badge?: ReactNode;
  /** Of a page it is the title; beside other things it is not. */
  heading?: 'h1' | 'h4';
  /** What can be done with it, but on paper. */
  children: ReactNode;
};

/** Heads what can be printed: an invoice, a statement. */
export function PrintHeader({ title, badge, heading: Heading = 'h1', children }: PrintHeaderProps) {
  return (
    <>
      {/* On paper the sidebar, and the name in it, is gone. */}
      <div className="hidden print:block">
        <Logo />
      </div>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Heading className="flex flex-wrap items-center gap-3 text-28">
          {title} {badge}
        </Heading>
        <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
      </header>
    </>
  );
}
