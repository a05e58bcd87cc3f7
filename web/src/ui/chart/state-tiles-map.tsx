import type { UsState } from '@callstead/domain/campaigns/us-states';
import { STATE_TILES } from './state-tiles.ts';

type StateTilesMapProps = {
  /** What a screen reader says instead of it. */
  label: string;
  /** None: all of them. */
  states: readonly UsState[];
};

const IN = 'bg-s5 text-on-primary';
const OUT = 'border border-border text-muted';

/** The country as tiles, to look at: those that count are filled. */
export function StateTilesMap({ label, states }: StateTilesMapProps) {
  const isIn = (state: UsState) => states.length === 0 || states.includes(state);
  return (
    <div role="img" aria-label={label} className="grid max-w-md grid-cols-11 gap-0.5 font-medium text-12 sm:gap-1">
      {STATE_TILES.map(({ state, column, row }) => (
        <span
          key={state}
          data-filled={isIn(state) || undefined}
          className={`grid aspect-square min-w-0 place-items-center rounded-sm ${isIn(state) ? IN : OUT}`}
          style={{ gridColumn: column, gridRow: row }}
        >
          {state}
        </span>
      ))}
    </div>
  );
}
