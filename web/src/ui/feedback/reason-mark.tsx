import type { ReactNode } from 'react';

/** Why something was not paid, in two words. */
export function ReasonMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex whitespace-nowrap rounded-sm border border-strong border-dashed px-2 py-0.5 text-12 text-text">
      {children}
    </span>
  );
}
