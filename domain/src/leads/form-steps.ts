import type { FormField } from './form.ts';

/** So many fit on a telephone without a second thought. */
const IN_ONE_STEP = 7;
const IN_A_STEP = 5;

/** A short form is one page; a long one several of about the same length, in the order its fields have. */
export function stepsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  if (fields.length <= IN_ONE_STEP) return [fields];
  const steps = Math.ceil(fields.length / IN_A_STEP);
  const size = Math.ceil(fields.length / steps);
  return Array.from({ length: steps }, (_, step) => fields.slice(step * size, (step + 1) * size)).filter(
    (step) => step.length > 0,
  );
}
