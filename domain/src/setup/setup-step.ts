/** What stands between an empty network and its first paid call, in the order one does it. */
export const SETUP_STEPS = [
  'brand',
  'legal',
  'books',
  'site',
  'mail',
  'carrier',
  'payments',
  'payouts',
  'offers',
  'people',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `asked`: a message is on its way, and whoever reads it says so. */
export const SETUP_STATES = ['open', 'asked', 'done', 'skipped'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** What is kept of a step; everything else shows in the network itself. */
export type KeptStep = { step: SetupStep; state: Exclude<SetupState, 'open'> };

/** What was done is done, also where somebody had put it off. */
export function setupStates(
  isDone: Readonly<Record<SetupStep, boolean>>,
  kept: readonly KeptStep[],
): { step: SetupStep; state: SetupState }[] {
  const known = new Map(kept.map(({ step, state }) => [step, state]));
  return SETUP_STEPS.map((step) => ({ step, state: isDone[step] ? 'done' : (known.get(step) ?? 'open') }));
}
