import { expect, test } from 'vitest';
import { SETUP_STEPS, type SetupStep, setupStates } from './setup-step.ts';

const nothing = Object.fromEntries(SETUP_STEPS.map((step) => [step, false])) as Record<SetupStep, boolean>;

test('a new network has everything before it, in one order', () => {
  expect(setupStates(nothing, []).map(({ step, state }) => `${step} ${state}`)).toEqual(
    SETUP_STEPS.map((step) => `${step} open`),
  );
});

test('what is done counts as done, also where it was put off or a message is on its way', () => {
  const states = setupStates({ ...nothing, legal: true, mail: true }, [
    { step: 'legal', state: 'skipped' },
    { step: 'mail', state: 'asked' },
    { step: 'site', state: 'skipped' },
  ]);
  expect(states.slice(0, 5).map(({ state }) => state)).toEqual(['open', 'done', 'open', 'skipped', 'done']);
});
