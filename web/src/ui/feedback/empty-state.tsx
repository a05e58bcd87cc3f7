import type { ReactNode } from 'react';

type EmptyStateProps = {
  message: ReactNode;
  hint?: ReactNode;
  /** The one next thing to do. */
  action?: ReactNode;
};

export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <UnpluggedLine />
      <p className="max-w-prose text-balance font-medium">{message}</p>
      {hint && <p className="max-w-prose text-balance text-14 text-muted">{hint}</p>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  );
}

/** A telephone line that has come out of its socket. */
function UnpluggedLine() {
  return (
    <svg width="160" height="56" viewBox="0 0 160 56" fill="none" aria-hidden className="text-strong" strokeWidth="1.5">
      <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 20c22 0 20 24 40 24 12 0 14-16 26-16" />
        <path d="M70 22h10v12H70zM80 25h6M80 31h6" />
        <path d="M104 18h20v20h-20zM110 25h-2M110 31h-2M124 28h32" />
      </g>
      <path d="M92 18l4-5M95 28h1M92 38l4 5" className="stroke-signal" strokeLinecap="round" />
    </svg>
  );
}
