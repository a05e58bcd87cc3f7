import * as z from 'zod';
import type { Filters, FilterValue } from './filters.ts';
import { code, requiredText } from './text.ts';

type Shape<F extends Filters> = { [Name in keyof F]: z.ZodCatch<z.ZodOptional<z.ZodType<FilterValue<F[Name]>>>> };

/** The same in the query of a request; a mangled value is none, here, too. */
export function filterShape<F extends Filters>(filters: F): Shape<F> {
  const shapes = Object.entries(filters).map(([name, filter]) => [name, shapeOf(filter).optional().catch(undefined)]);
  return Object.fromEntries(shapes);
}

type ExactShape<F extends Filters> = { [Name in keyof F]: z.ZodOptional<z.ZodType<FilterValue<F[Name]>>> };

/** In the body of a request that changes all it finds: a mangled value is refused, or it would find more. */
export function exactFilterShape<F extends Filters>(filters: F): ExactShape<F> {
  const shapes = Object.entries(filters).map(([name, filter]) => [name, shapeOf(filter).optional()]);
  return Object.fromEntries(shapes);
}

function shapeOf(filter: Filters[string]): z.ZodType {
  if ('values' in filter) return z.enum(filter.values);
  if ('codeLength' in filter) return code(filter.codeLength);
  return requiredText(filter.textLength);
}
