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

/** An example campaign: the states it hears from, most calls last; every other state is step 1. */
const BUSIER = [
  'MN IA NE ID NM KS AR KY WV MD CT MA ME MS WI',
  'WA OR UT CO OK MO LA AL VA SC IN NJ MI NV',
  'AZ IL NY PA OH TN NC GA',
  'CA TX FL',
] as const;

export type Step = 1 | 2 | 3 | 4 | 5;

type StateTile = { state: string; step: Step; column: number; row: number };

export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((line, row) =>
  line
    .split(' ')
    .map((state, column) => ({ state, step: stepOf(state), column: column + 1, row: row + 1 }))
    .filter((tile) => tile.state !== '..'),
);

function stepOf(state: string): Step {
  return (BUSIER.findIndex((states) => states.includes(state)) + 2 || 1) as Step;
}
