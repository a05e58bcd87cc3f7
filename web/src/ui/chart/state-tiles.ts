import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';

/** Rows of a tile map of the United States, west to east; '..' is water or another country. */
const ROWS = [
  'AK .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. WI .. .. .. VT NH',
  'WA ID MT ND MN IL MI .. NY MA ..',
  'OR NV WY SD IA IN OH PA NJ CT RI',
  'CA UT CO NE MO KY WV VA MD DE ..',
  '.. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. TX .. .. .. .. FL .. ..',
] as const;

export type StateTile = { state: UsState; column: number; row: number };

export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((line, row) =>
  line.split(' ').flatMap((code, column) => {
    const state = US_STATES.find((each) => each === code);
    return state ? [{ state, column: column + 1, row: row + 1 }] : [];
  }),
);

const DIRECTIONS = {
  ArrowLeft: { along: 'column', across: 'row', step: -1 },
  ArrowRight: { along: 'column', across: 'row', step: 1 },
  ArrowUp: { along: 'row', across: 'column', step: -1 },
  ArrowDown: { along: 'row', across: 'column', step: 1 },
} as const;

/** The next tile in the direction of an arrow key, over water too; none at the edge of the map. */
export function neighbourOf(state: UsState, key: string): UsState | undefined {
  const from = STATE_TILES.find((tile) => tile.state === state);
  if (!from || !(key in DIRECTIONS)) return undefined;
  const { along, across, step } = DIRECTIONS[key as keyof typeof DIRECTIONS];
  const ahead = STATE_TILES.filter((tile) => (tile[along] - from[along]) * step > 0);
  const distance = (tile: StateTile) => Math.abs(tile[along] - from[along]) + 8 * Math.abs(tile[across] - from[across]);
  return ahead.toSorted((a, b) => distance(a) - distance(b))[0]?.state;
}
