/** `surface`: each page speaks its own language until somebody chooses; `reader`: that of the visitor's browser. */
export const LANGUAGE_MODES = ['surface', 'reader'] as const;
export type LanguageMode = (typeof LANGUAGE_MODES)[number];

/** The results the first page speaks of. */
export const CLAIMS = ['leads', 'qualified', 'conversion', 'partners'] as const;
export type Claim = (typeof CLAIMS)[number];
