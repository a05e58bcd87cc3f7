import { US_STATE_NAMES, type UsState } from '@callstead/domain/campaigns/us-states';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { neighbourOf, STATE_TILES } from './state-tiles.ts';

type TileLook = {
  className: string;
  /** A second line under the code of the state. */
  note?: string | undefined;
  /** What a screen reader says after the name of the state. */
  says: string;
  pressed?: boolean | undefined;
};

type StateMapProps = {
  label: string;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  look: (state: UsState) => TileLook;
  onChoose: (state: UsState) => void;
};

const FIRST: UsState = 'AK';

/** The states as tiles: one stop for the tab key, arrow keys inside, space or a click chooses. */
export function StateMap({ label, describedBy, invalid, look, onChoose }: StateMapProps) {
  const map = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState<UsState>(FIRST);
  const move = (event: KeyboardEvent) => {
    const next = neighbourOf(current, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (!next) return;
    setCurrent(next);
    map.current?.querySelector<HTMLElement>(`[data-state-code=${next}]`)?.focus();
  };
  return (
    <fieldset
      ref={map}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={move}
      className="grid max-w-xl grid-cols-11 gap-0.5 font-medium text-12 sm:gap-1"
    >
      {STATE_TILES.map(({ state, column, row }) => {
        const { className, note, says, pressed } = look(state);
        return (
          <button
            key={state}
            type="button"
            data-state-code={state}
            data-invalid={(invalid && state === current) || undefined}
            tabIndex={state === current ? 0 : -1}
            aria-pressed={pressed}
            onFocus={() => setCurrent(state)}
            onClick={() => onChoose(state)}
            style={{ gridColumn: column, gridRow: row }}
            className={clsx(
              'flex aspect-square min-w-0 flex-col items-center justify-center rounded-sm border transition-colors hover:border-text focus-visible:z-10',
              className,
            )}
          >
            <span className="leading-none">{state}</span>
            {note && <span className="hidden text-[0.625rem] leading-tight sm:block">{note}</span>}
            <span className="sr-only">{`${US_STATE_NAMES[state]}, ${says}`}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
