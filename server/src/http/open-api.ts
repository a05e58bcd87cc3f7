import type { Endpoint, FileAnswer } from '@callstead/contract/endpoint';
import { Problem } from '@callstead/contract/problem';
import type { ErrorCode } from '@callstead/domain/errors';
import { RULES } from '@callstead/domain/policy';
import * as z from 'zod';
import { problemOf } from './errors.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Responses = Record<string, object>;

/** The API in the words of OpenAPI 3.1, from the endpoints and nothing else. */
export function openApiOf(api: ReadonlyMap<string, Endpoint>, version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of api) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Callstead', version },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'callstead.session_token',
          description: 'Where PUBLIC_URL is https, the name begins with __Host-.',
        },
      },
    },
  };
}

function operationOf(name: string, endpoint: Endpoint) {
  const { params, query, body, access } = endpoint;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId: name,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: { ...answersOf(endpoint), ...refusalsOf(endpoint) },
    security: isForVisitors(endpoint) ? [{}, { session: [] }] : [{ session: [] }],
    'x-access': access,
  };
}

function parametersOf(place: 'path' | 'query', shape: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = shape ? schemaOf(shape, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function answersOf({ answers }: Endpoint): Responses {
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    { description: DONE[status] ?? 'Done', ...contentOf(answer) },
  ]);
  return Object.fromEntries(described);
}

const DONE: Record<string, string> = { 201: 'Created', 202: 'Begun', 204: 'Done, with nothing to say', 206: 'A part' };

function contentOf(answer: z.ZodType | FileAnswer) {
  if (!(answer instanceof z.ZodType)) {
    const { mediaType, orMediaType } = answer;
    return { content: { [mediaType]: {}, ...(orMediaType && { [orMediaType]: {} }) } };
  }
  if (answer instanceof z.ZodUndefined) return {};
  return { content: jsonContent(schemaOf(answer, 'output')) };
}

/** One response a status, naming every code that comes with it. */
function refusalsOf(endpoint: Endpoint): Responses {
  const codes = [...new Set(refusalCodesOf(endpoint))];
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const described = codes.map((code) => {
    const { status } = problemOf(code);
    const alike = codes.filter((other) => problemOf(other).status === status);
    return [status, { description: alike.map(sentenceOf).join('; '), content }];
  });
  return Object.fromEntries(described);
}

const sentenceOf = (code: ErrorCode) => `${code}: ${problemOf(code).title}`;

/** What any request of its kind may meet, and what is its own. */
export function refusalCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { method, params, query, body, errors = [] } = endpoint;
  return [
    ...(isForVisitors(endpoint) ? [] : (['unauthenticated', 'forbidden', 'two_factor_enrolment_required'] as const)),
    ...(method === 'GET' ? [] : (['cross_site_request'] as const)),
    ...(params || query || body ? (['not_found', 'validation_failed'] as const) : []),
    ...(body ? (['payload_too_large'] as const) : []),
    'rate_limited',
    'unavailable',
    'internal',
    ...errors,
  ];
}

const isForVisitors = ({ access }: Endpoint) => RULES[access].roles.includes('anonymous');

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** As it is sent, or as it arrives; what only code can check is left to it. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', override: loosen });
  return schema;
}

/** A format says what its pattern repeats at length; and an answer may have more fields tomorrow. */
function loosen({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
