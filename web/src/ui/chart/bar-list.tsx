import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/language.tsx';
import { PRINTED } from './scale.ts';

type Bar = {
  key: string;
  name: ReactNode;
  value: number;
  /** It is what everything is narrowed to. */
  isChosen?: boolean | undefined;
};

type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /** Of what the shares are; of the sum of the bars unless told. Averages have none: null. */
  whole?: number | null | undefined;
  format: (value: number) => string;
  onChoose?: ((bar: Bar) => void) | undefined;
};

/** The largest first, each with its share; a list of texts to whoever cannot see the bars. */
export function BarList({ label, bars, whole, format, onChoose }: BarListProps) {
  const sum = whole === undefined ? bars.reduce((total, { value }) => total + value, 0) : (whole ?? 0);
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ol aria-label={label} className={`grid gap-1 ${PRINTED}`}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <Row bar={bar} most={most} sum={sum} format={format} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

type RowProps = Pick<BarListProps, 'format' | 'onChoose'> & { bar: Bar; most: number; sum: number };

function Row({ bar, most, sum, format, onChoose }: RowProps) {
  const formats = useFormats();
  const { name, value, isChosen = false } = bar;
  const content = (
    <>
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 rounded-sm bg-s2"
        style={{ width: `${most > 0 ? (Math.max(0, value) / most) * 100 : 0}%` }}
      />
      <span className="relative min-w-0 flex-1 break-words text-left">{name}</span>
      <span className="relative font-medium tabular-nums">{format(value)}</span>
      {sum > 0 && (
        <span className="relative w-11 text-right text-13 tabular-nums">
          {formats.number(value / sum, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
      )}
    </>
  );
  const look = 'relative flex min-h-9 w-full items-center gap-3 rounded-sm px-2 py-1 text-14';
  if (!onChoose) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(bar)}
      className={clsx(look, 'hover:bg-sunken', isChosen && 'outline-2 outline-primary')}
    >
      {content}
    </button>
  );
}
