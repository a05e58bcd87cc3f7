import { fieldText } from './field-texts.ts';
import type { JsonSchema } from './json-schema.ts';
import { SCHEMA_TEXTS } from './named-schema-texts.ts';

type Schemas = Record<string, JsonSchema>;

/** Every schema with what it is, and every field with what it means. */
export function describeSchemas(schemas: Schemas): Schemas {
  const described = Object.entries(schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => [name, { ...withFieldTexts(schema, name), description: SCHEMA_TEXTS[name] ?? '' }]);
  return Object.fromEntries(described);
}

/** Fields of the same name mean the same; where one does not, `Schema.field` says so. */
function withFieldTexts<Value>(value: Value, schemaName: string): Value {
  if (Array.isArray(value)) return value.map((each) => withFieldTexts(each, schemaName)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === 'properties' ? withTexts(each as Schemas, schemaName) : withFieldTexts(each, schemaName),
  ]);
  return Object.fromEntries(entries);
}

function withTexts(properties: Schemas, schemaName: string): Schemas {
  const described = Object.entries(properties).map(([name, schema]) => {
    const text = fieldText(name, schemaName);
    return [name, { ...(text && { description: text }), ...withFieldTexts(schema, schemaName) }];
  });
  return Object.fromEntries(described);
}
