import * as z from 'zod';

/** A route that answers 204. */
export const NOTHING = { 204: z.undefined() };
export const BY_ID = z.object({ id: z.uuid() });
