import { clsx } from 'clsx';
import { Check, Hourglass } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';

/** `putOff`: nobody wants to do it now. */
export type StepState = 'done' | 'waiting' | 'open' | 'putOff';

type StepProps = {
  number: number;
  state: StepState;
  /** The state in words, for who does not see its mark. */
  stateText: string;
  title: string;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
};

const MARKS: Record<StepState, string> = {
  done: 'bg-success-bg text-success',
  waiting: 'bg-warning-bg text-warning',
  open: 'border text-muted',
  putOff: 'border border-dashed text-muted',
};

/** One of the things to do, in an ordered list: what it is, how far it is, and its action. */
export function Step({ number, state, stateText, title, text, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span
        className={clsx(
          'grid size-7 shrink-0 place-items-center self-start rounded-full font-medium text-13',
          MARKS[state],
        )}
      >
        {state === 'done' ? (
          <Icon of={Check} />
        ) : state === 'waiting' ? (
          <Icon of={Hourglass} />
        ) : (
          <span aria-hidden>{number}</span>
        )}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className={clsx('font-medium', (state === 'done' || state === 'putOff') && 'text-muted')}>
          {title}
          <span className="sr-only"> ({stateText})</span>
        </p>
        <p className="text-13 text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
