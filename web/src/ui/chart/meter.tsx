import { clsx } from 'clsx';

type MeterProps = { label: string; text: string; used: number; inFlight: number; limit: number };

const NEARLY = 0.9;

/** How much of a limit is used; what is in flight is paler, for it may come back. */
export function Meter({ label, text, used, inFlight, limit }: MeterProps) {
  const share = (amount: number) => `${Math.min(100, (amount / limit) * 100)}%`;
  const isNearlyFull = used + inFlight >= limit * NEARLY;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-13">
        <span className="font-medium">{label}</span>
        <span className="text-muted">{text}</span>
      </p>
      <meter className="sr-only" aria-label={label} min={0} max={limit} value={Math.min(limit, used + inFlight)} />
      <div aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunken">
        <span className={clsx('h-full', isNearlyFull ? 'bg-signal' : 'bg-primary')} style={{ width: share(used) }} />
        <span className="h-full bg-signal opacity-60" style={{ width: share(inFlight) }} />
      </div>
    </div>
  );
}
