import recorded from './examples.json' with { type: 'json' };

/** One request that was really made, and what was really answered; only names of things and times were exchanged. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  status: number;
  /** Nothing where the answer is a file, or empty. */
  answer?: unknown;
};

/** By operation. */
export type Examples = Readonly<Record<string, Example | undefined>>;

export const EXAMPLES: Examples = recorded;
