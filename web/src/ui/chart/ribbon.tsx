import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import { useMoney } from '../format/money.tsx';

/** The way of somebody's earnings: held → approved → paid out. */
export function Ribbon({ children }: { children: ReactNode }) {
  return <ol className="grid rounded border border-t-2 border-t-brass bg-surface sm:grid-cols-3">{children}</ol>;
}

type RibbonStepProps = { label: string; cents: number; leadsOn?: boolean; children?: ReactNode };

export function RibbonStep({ label, cents, leadsOn = false, children }: RibbonStepProps) {
  const money = useMoney();
  return (
    <li className="relative border-b p-4 last:border-b-0 sm:border-r sm:border-b-0 sm:last:border-r-0">
      <p className="font-medium text-12 text-muted">{label}</p>
      <p className="font-display font-semibold text-28 text-brass tabular-nums">{money(cents)}</p>
      {children && <div className="text-13 text-muted">{children}</div>}
      {leadsOn && (
        <span className="absolute top-4 right-3 text-muted sm:-right-2.5 sm:top-1/2 sm:-translate-y-1/2 sm:bg-surface">
          <Icon of={ArrowRight} size={20} className="max-sm:rotate-90" />
        </span>
      )}
    </li>
  );
}
