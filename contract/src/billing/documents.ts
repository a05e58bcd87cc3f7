import * as z from 'zod';

/** A top-up's own number in the ledger. */
export const ByEntry = z.object({ entry: z.string().regex(/^\d{1,15}$/) });

const Year = z.string().regex(/^20\d{2}$/);

export const ByYear = z.object({ year: Year });

/** Those that have documents, newest first. */
export const DocumentYearsResponse = z.object({ years: z.array(Year) });
