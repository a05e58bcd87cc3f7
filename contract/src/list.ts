import * as z from 'zod';
import { code } from './text.ts';

/** `next` or `previous` of a page that was read; only the server knows what it says. A mangled one is none. */
const Cursor = code(1000).optional().catch(undefined);

export const MOST_AT_ONCE = 200;

/** What every list is asked with, and how many it gives unless told. */
export const listParams = (size: number) => ({
  after: Cursor,
  limit: z.coerce.number().int().min(1).max(MOST_AT_ONCE).catch(size).default(size),
});

/** The same for a list that can be turned back. */
export const pagedListParams = (size: number) => ({ ...listParams(size), before: Cursor });

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** From the one moment on, before the other; a mangled one is none. */
export const periodParams = { from: Moment, to: Moment };

/** What every list answers; facts about the whole of it stand beside. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    hasMore: z.boolean(),
    /** What to ask `after` for the next ones; null at the end. */
    next: z.string().nullable(),
  });

export const pagedListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({
    /** What to ask `before` for the ones before; null at the beginning. */
    previous: z.string().nullable(),
  });

export const DIRECTIONS = ['asc', 'desc'] as const;

/** The same for a list that can be sorted by more than its time. Descending unless told. */
export const sortParams = <Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z.enum(sorts).optional().catch(undefined),
  direction: z.enum(DIRECTIONS).optional().catch(undefined),
});
