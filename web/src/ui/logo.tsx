import { clsx } from 'clsx';

/** A roof, crossed by one telephone line. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={clsx('size-7', className)} strokeLinecap="round">
      <path d="M4 20V11l8-6.5 8 6.5v9" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      <path d="M1 12.5c6 5.5 16 5.5 22-1" className="stroke-signal" strokeWidth="1.75" />
    </svg>
  );
}

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-display font-semibold text-20', className)}>
      <LogoMark className="text-primary" />
      Callstead
    </span>
  );
}
