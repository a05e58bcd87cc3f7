import type { OpenApi } from '../open-api/document.ts';
import type { JsonSchema } from '../open-api/json-schema.ts';

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
  $ref?: string;
};

/** One operation of the document, with what its place in it says. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content; $ref?: string }>;
  'x-scope'?: string;
  method: string;
  path: string;
};

export type Chapter = { slug: string; name: string; description: string; operations: Operation[] };

/** The operations by what they are about, in the order of the document's tags. */
export function chaptersOf(document: OpenApi): Chapter[] {
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) => operationsAt(path, byMethod));
  const sent = Object.entries(document.webhooks).flatMap(([name, byMethod]) => operationsAt(name, byMethod as object));
  return document.tags.map(({ name, description }) => ({
    slug: slugOf(name),
    name,
    description,
    operations: [...operations, ...sent].filter(({ tags }) => tags.includes(name)),
  }));
}

const operationsAt = (path: string, byMethod: object): Operation[] =>
  Object.entries(byMethod).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path }));

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
