import { clsx } from 'clsx';
import { useMoney } from '../format/money.tsx';

type SaleFiguresProps = {
  figures: readonly { label: string; cents: number | null }[];
  /** Charged once and returned. */
  isGivenBack: boolean;
};

/** The money of a call or conversion, as large as it matters. */
export function SaleFigures({ figures, isGivenBack }: SaleFiguresProps) {
  const money = useMoney();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-brass border-t-2 pt-2">
      {figures.map(({ label, cents }) => (
        <div key={label}>
          <dt className="text-12 text-muted">{label}</dt>
          <dd
            className={clsx(
              'font-display font-semibold text-28 tabular-nums',
              isGivenBack ? 'text-muted line-through' : 'text-brass',
            )}
          >
            {money(cents ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
