import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Side = 'input' | 'output';

/** The schemas that have a name of their own in the document, and what was met of them. */
export type Components = {
  /** As it is sent, or as it arrives; what has a name is referred to. */
  schemaOf: (shape: z.ZodType, side: Side) => JsonSchema;
  /** Whatever was referred to so far, by name. */
  schemas: Record<string, JsonSchema>;
};

const PLACE = '#/components/schemas/';

/** `named`: which shapes have a name. What only code can check is left to it. */
export function createComponents(named: Readonly<Record<string, z.ZodType>>): Components {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(named)) registry.add(shape, { id });
  const schemas: Record<string, JsonSchema> = {};
  const schemaOf: Components['schemaOf'] = (shape, side) => {
    const made = z.toJSONSchema(shape, {
      ...{ io: side, metadata: registry, unrepresentable: 'any', override: loosen },
    });
    const { $schema: _dialect, $defs = {}, id, ...schema } = inPlace(made);
    for (const [name, definition] of Object.entries($defs)) schemas[name] = withoutId(definition as JsonSchema);
    if (typeof id !== 'string') return schema;
    schemas[id] = schema;
    return { $ref: `${PLACE}${id}` };
  };
  return { schemaOf, schemas };
}

const withoutId = ({ id: _id, ...schema }: JsonSchema): JsonSchema => schema;

/** Definitions stand with the components, not inside the schema that refers to them. */
function inPlace(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${PLACE}`));
}

/** A format says what its pattern repeats at length; and an answer may have more fields tomorrow. */
function loosen({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  evenOut(jsonSchema);
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // JavaScript's own bound says nothing of the field.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** Members of a fixed number that are all alike are a list of that length, which more readers know. */
function evenOut(schema: JsonSchema): void {
  const { prefixItems = [] } = schema;
  const [first] = prefixItems;
  if (first === undefined || new Set(prefixItems.map((each) => JSON.stringify(each))).size > 1) return;
  delete schema.prefixItems;
  Object.assign(schema, { items: first, minItems: prefixItems.length, maxItems: prefixItems.length });
}
