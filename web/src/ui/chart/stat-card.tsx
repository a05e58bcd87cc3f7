import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../brand/icon.tsx';
import { Sparkline, type SparklineProps } from './sparkline.tsx';

export type StatChange = {
  direction: 'up' | 'down' | 'flat';
  /** In words: '12 % more than last week'. */
  text: string;
  /** Whether that is good news; spending less may be. */
  good?: boolean | undefined;
};

export type StatLink = { label: string; to: string };

type StatCardProps = {
  label: string;
  value: ReactNode;
  change?: StatChange | undefined;
  /** A second, quieter figure: '15 % of the calls'. */
  note?: string | undefined;
  sparkline?: SparklineProps | undefined;
  /** The report behind the figure, or the lists it is made of. */
  link?: StatLink | readonly StatLink[] | undefined;
  /** Brass for money. */
  money?: boolean | undefined;
  index?: number | undefined;
};

const ARROWS = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight };

export function StatCard(props: StatCardProps) {
  const { label, value, change, note, sparkline, link, money = false, index = 0 } = props;
  return (
    <article
      className="rise relative flex flex-col gap-1 rounded border bg-surface p-4"
      style={{ '--i': index } as CSSProperties}
    >
      <p className="font-medium text-12 text-muted">{label}</p>
      <div className="flex items-end justify-between gap-x-4">
        <p
          className={clsx('max-w-full shrink-0 font-display font-semibold text-28 tabular-nums', money && 'text-brass')}
        >
          {value}
        </p>
        {sparkline && <Sparkline {...sparkline} />}
      </div>
      {change && <ChangeLine {...change} />}
      {note && <p className="text-13 text-muted">{note}</p>}
      {link && <Links of={[link].flat()} />}
    </article>
  );
}

function Links({ of }: { of: readonly StatLink[] }) {
  return (
    <div className="mt-auto flex flex-wrap gap-x-4 pt-1 text-13">
      {of.map(({ label, to }) => (
        <Link key={to} to={to} className="py-1 text-primary underline-offset-4 hover:underline">
          {label}
        </Link>
      ))}
    </div>
  );
}

function ChangeLine({ direction, text, good }: StatChange) {
  const ink = good === undefined ? 'text-muted' : good ? 'text-success' : 'text-danger';
  return (
    <p className={clsx('flex items-start gap-1 text-13', ink)}>
      <Icon of={ARROWS[direction]} className="mt-0.5" />
      {text}
    </p>
  );
}
