import { escapeHtml } from '@callstead/domain/escape-html';
import type { JsonSchema } from '../open-api/json-schema.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const PLACE = '#/components/schemas/';
/** Deeper than this a reader opens the schema's own name. */
const DEEPEST = 4;

const nameOf = ({ $ref }: JsonSchema) => ($ref?.startsWith(PLACE) ? $ref.slice(PLACE.length) : undefined);

/** The schema itself, wherever it stands. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = nameOf(schema);
  return name ? (schemas[name] ?? {}) : schema;
}

const variantsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => (anyOf ?? oneOf ?? []) as JsonSchema[];
const isNull = ({ type }: JsonSchema) => type === 'null';

/** What a value is, in a few words. */
function typeText(schema: JsonSchema, schemas: Schemas): string {
  const name = nameOf(schema);
  if (name) return name;
  const variants = variantsOf(schema);
  if (variants.length > 0)
    return variants.map((each) => (isNull(each) ? 'null' : typeText(each, schemas))).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  if (schema.type === 'array') return `list of ${typeText((schema.items ?? {}) as JsonSchema, schemas)}`;
  const bounds = boundsText(schema);
  return [schema.type ?? 'anything', schema.format, bounds].filter(Boolean).join(', ');
}

function boundsText({ minimum, maximum, maxLength }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (maximum !== undefined) return `at most ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  return maxLength === undefined ? '' : `at most ${maxLength} characters`;
}

export type Field = { name: string; schema: JsonSchema; isRequired: boolean; description: string };

/** One field, and what is inside it folded below. */
export function fieldItem({ name, schema, isRequired, description }: Field, schemas: Schemas, depth = 0): string {
  const fallback = schema.default === undefined ? '' : `, unless told ${JSON.stringify(schema.default)}`;
  const inner = depth < DEEPEST ? innerFields(schema, schemas, depth + 1) : '';
  return `<li><span class="name mono">${escapeHtml(name)}</span><span class="type">${escapeHtml(typeText(schema, schemas) + fallback)}</span>${isRequired ? ' <span class="required">required</span>' : ''}${description ? `<p>${inlineCode(description)}</p>` : ''}${inner && `<details class="inner"><summary>Fields of ${escapeHtml(name)}</summary>${inner}</details>`}</li>`;
}

/** Text in which backquotes mark what is typed. */
export const inlineCode = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The fields of an object, of the members of a list, or of each thing it can be. */
export function fieldList(schema: JsonSchema, schemas: Schemas, options: { isRequest: boolean }, depth = 0): string {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  const items = Object.entries(properties).map(([name, each]) => {
    const field = each as JsonSchema;
    const description = String(field.description ?? '');
    return fieldItem(
      { name, schema: field, isRequired: options.isRequest && required.includes(name), description },
      schemas,
      depth,
    );
  });
  return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : '';
}

function innerFields(schema: JsonSchema, schemas: Schemas, depth: number): string {
  const whole = resolved(schema, schemas);
  const variants = variantsOf(whole).filter((each) => !isNull(each));
  if (variants.length > 0) return variants.map((each) => innerFields(each, schemas, depth)).join('');
  if (whole.type === 'array') return innerFields((whole.items ?? {}) as JsonSchema, schemas, depth);
  return fieldList(whole, schemas, { isRequest: false }, depth);
}
