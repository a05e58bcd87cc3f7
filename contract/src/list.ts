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
