import type { ReactNode, Ref } from 'react';
import { FOCUS_HOME } from '../overlay/focus-after.ts';

/** How many were found. It takes the focus when the row that had it is gone. */
export function ListCount({ ref, children }: { ref?: Ref<HTMLParagraphElement> | undefined; children: ReactNode }) {
  return (
    <p ref={ref} {...FOCUS_HOME} role="status" tabIndex={-1} className="min-h-5 text-13 text-muted outline-none">
      {children}
    </p>
  );
}
