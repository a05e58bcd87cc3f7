import { clsx } from 'clsx';
import { useMoney } from './money.tsx';
import { Nothing } from './nothing.tsx';

/** Money that came or went, with its sign; nothing is a dash. */
export function SignedMoney({ cents }: { cents: number }) {
  const money = useMoney();
  if (cents === 0) return <Nothing />;
  return (
    <span className={clsx('whitespace-nowrap font-medium tabular-nums', cents > 0 ? 'text-success' : 'text-text')}>
      {cents > 0 ? `+${money(cents)}` : money(cents).replace('-', '−')}
    </span>
  );
}
