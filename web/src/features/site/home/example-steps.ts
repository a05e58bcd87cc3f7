/** An example campaign: the states it hears from, most calls last; every other state is step 1. */
const BUSIER = [
  'MN IA NE ID NM KS AR KY WV MD CT MA ME MS WI',
  'WA OR UT CO OK MO LA AL VA SC IN NJ MI NV',
  'AZ IL NY PA OH TN NC GA',
  'CA TX FL',
] as const;

export type ExampleStep = 1 | 2 | 3 | 4 | 5;

export function stepOf(state: string): ExampleStep {
  return (BUSIER.findIndex((states) => states.includes(state)) + 2 || 1) as ExampleStep;
}
