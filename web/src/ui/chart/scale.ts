/** Where lines of a scale may stand. */
const DECIMAL = [1, 2, 2.5, 5, 10];
const MINUTE_SECONDS = 60;
const CLOCK = [1, 2, 5, 10, 15, 30, MINUTE_SECONDS];
const MOST_LINES = 4;

export type Scale = { low: number; high: number; lines: readonly number[] };
type ScaleOptions = {
  /** What cannot be halved has no lines between. */
  isWhole?: boolean | undefined;
  /** Seconds are counted by the clock: a line at 50 s says nothing. */
  isClock?: boolean | undefined;
};

const NOTHING: Scale = { low: 0, high: 1, lines: [0] };

/** A scale that holds every value, and nought, with lines at round numbers. */
export function scaleOf(values: readonly number[], { isWhole = false, isClock = false }: ScaleOptions = {}): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  if (highest === lowest) return NOTHING;
  const step = Math.max(roundStep((highest - lowest) / MOST_LINES, isClock), isWhole ? 1 : 0);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const lines = Array.from({ length: last - first + 1 }, (_, line) => tidy((first + line) * step));
  return { low: tidy(first * step), high: tidy(last * step), lines };
}

function roundStep(least: number, isClock: boolean): number {
  const [unit, steps] = isClock ? clockUnit(least) : [10 ** Math.floor(Math.log10(least)), DECIMAL];
  return unit * (steps.find((step) => step * unit >= least * 0.999) ?? 10);
}

function clockUnit(least: number): [number, readonly number[]] {
  if (least <= MINUTE_SECONDS) return [1, CLOCK];
  return [MINUTE_SECONDS * 10 ** Math.floor(Math.log10(least / MINUTE_SECONDS)), DECIMAL];
}

/** 0.30000000000000004 is 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** How high a value stands, 0 at the bottom of the scale and 1 at its top. */
export const heightOn = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);

export const STEPS = [1, 2, 3, 4, 5] as const;
type Step = (typeof STEPS)[number];

/** One of five shades. By the root, so that one large state does not leave all others pale; nought has none. */
export function stepOf(value: number | null | undefined, most: number): Step | null {
  if (!value || value <= 0 || most <= 0) return null;
  return Math.min(5, Math.max(1, Math.ceil(Math.sqrt(value / most) * 5 - 1e-9))) as Step;
}

/** Each shade with an ink that can be read on it, in both themes. */
export const STEP_CLASS: Record<Step, string> = {
  1: 'bg-s1 text-text',
  2: 'bg-s2 text-text',
  3: 'bg-s3 text-text',
  4: 'bg-s4 text-on-primary',
  5: 'bg-s5 text-on-primary',
};

/** Backgrounds are what these drawings are made of: paper gets them, too. */
export const PRINTED = '[print-color-adjust:exact]';
