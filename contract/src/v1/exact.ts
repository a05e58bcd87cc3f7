import * as z from 'zod';
import { MOST_AT_ONCE } from '../list.ts';
import { code } from '../text.ts';

type Wrapping = { type: string; innerType: z.ZodType; defaultValue: unknown };

/**
 * What a program asks: a value that cannot be read is refused instead of dropped, and so is a name nobody knows. A person sees
 * that a list is not narrowed; a program would take everything for what it asked for.
 */
export function exact<Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>): z.ZodObject<Shape, z.core.$strict> {
  const shape = Object.entries(query.shape).map(([name, field]) => [name, exactly(field as unknown as z.ZodType)]);
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodObject<Shape, z.core.$strict>;
}

function exactly(field: z.ZodType): z.ZodType {
  const { type, innerType, defaultValue } = field._zod.def as unknown as Wrapping;
  if (type === 'catch') return exactly(innerType);
  if (type === 'optional') return exactly(innerType).optional();
  return type === 'default' ? exactly(innerType).default(defaultValue) : field;
}

const USUAL_SIZE = 50;

/** `next` of the page before, as it stood there. */
const Cursor = code(1000).refine(isCursor);

function isCursor(written: string): boolean {
  try {
    const key: unknown = JSON.parse(atob(written.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(key) && key.every((part) => typeof part === 'string');
  } catch {
    return false;
  }
}

/** What every list of programs is asked with. */
export const page = {
  limit: z.coerce.number().int().min(1).max(MOST_AT_ONCE).default(USUAL_SIZE),
  after: Cursor.optional(),
};

const Moment = z.iso.datetime({ offset: true }).optional();

/** From this moment on, and before that one. */
export const period = { from: Moment, to: Moment };

/** Whose; honoured for admins only. */
export const whose = { account: z.uuid().optional() };

/** Tests alone, instead of everything else; keys for tests see nothing but tests in any case. */
export const tests = { test: z.enum(['true', 'false']).optional() };
