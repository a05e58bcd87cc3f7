import fc from 'fast-check';
import type * as z from 'zod';

type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  entries?: Record<string, unknown>;
  values?: unknown[];
};

export type Hints = {
  /** Of rows that exist. */
  ids: readonly string[];
  /** For every text without a form of its own; a good password is good there, too. */
  text: string;
  /** For fields whose name says more than their shape. */
  named: Record<string, fc.Arbitrary<unknown>>;
};

/** Something the schema takes, as far as a schema tells: what it asks in code is for the hints. */
export function goodValue(schema: z.core.$ZodType, hints: Hints): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition;
  const within = (part: z.core.$ZodType) => goodValue(part, hints);
  if (def.innerType) return mostly(within(def.innerType), def.type === 'nullable' ? null : undefined);
  if (def.in) return within(isPlainText(def.in) && def.out?._zod.def.type === 'string' ? def.out : def.in);
  if (def.shape) return goodObject(def.shape, hints);
  if (def.element) return fc.array(within(def.element), { minLength: 1, maxLength: 2 });
  if (def.items) return fc.tuple(...def.items.map(within));
  if (def.options) return fc.oneof(...def.options.map(within));
  if (def.valueType && def.keyType)
    return fc.dictionary(within(def.keyType) as fc.Arbitrary<string>, within(def.valueType), { maxKeys: 2 });
  if (def.entries) return fc.constantFrom(...Object.values(def.entries));
  if (def.values) return fc.constantFrom(...def.values);
  return def.type === 'string' ? goodText(schema, hints) : (LEAVES[def.type] ?? fc.constant(null));
}

const mostly = (value: fc.Arbitrary<unknown>, otherwise: unknown) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constant(otherwise) });

const isPlainText = (schema: z.core.$ZodType) => schema._zod.def.type === 'string' && !patternOf(schema);

function goodObject(shape: Record<string, z.core.$ZodType>, hints: Hints): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([name, field]) => {
    const named = hints.named[name];
    return [name, named ? mostly(named, undefined) : goodValue(field, hints)] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

const LEAVES: Record<string, fc.Arbitrary<unknown>> = {
  number: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 5000 })),
  boolean: fc.boolean(),
};

function patternOf(schema: z.core.$ZodType): RegExp | undefined {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  return patterns && [...patterns][0];
}

function goodText(schema: z.core.$ZodType, { ids, text }: Hints): fc.Arbitrary<unknown> {
  const { format } = schema._zod.def as unknown as Definition;
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.constantFrom('someone@people.example', 'else@people.example');
  if (format === 'datetime') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const pattern = patternOf(schema);
  return pattern ? fc.oneof(fc.constantFrom('+13055550142', 'US'), matching(pattern)) : fc.constant(text);
}

/** Some patterns look ahead, which cannot be turned round. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern.source, 'u'), { maxLength: 40 });
  } catch {
    return fc.constant('1');
  }
}
