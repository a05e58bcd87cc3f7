import type { Endpoint, FileAnswer } from '@callstead/contract/endpoint';
import * as z from 'zod';
import type { Examples } from './examples.ts';
import { HEADERS, IDEMPOTENCY_KEY, takesIdempotencyKey } from './headers.ts';
import { type Components, createComponents, type JsonSchema } from './json-schema.ts';
import { NAMED_SCHEMAS } from './named-schemas.ts';
import { inReadingOrder, OPERATION_TEXTS } from './operation-texts.ts';
import { parameterText } from './parameter-texts.ts';
import { problemSchema } from './problem-schema.ts';
import { problemExamples, type Responses, refusalsOf } from './refusals.ts';
import { describeSchemas } from './schema-texts.ts';
import { TAGS } from './tags.ts';
import { toldBody } from './told-bodies.ts';
import { webhooksOf } from './webhooks.ts';

export type About = { network: string; version: string; publicUrl: string; supportEmail: string };
type Describing = { components: Components; examples: Examples; refusals: Responses };

/** The API for programs in the words of OpenAPI 3.1, from the endpoints, what is said of them, and answers that were really given. */
export function openApiOf(
  api: ReadonlyMap<string, Endpoint>,
  { network, version, publicUrl, supportEmail }: About,
  examples: Examples,
) {
  const Problem = problemSchema(api);
  const components = createComponents({ Problem, ...NAMED_SCHEMAS });
  components.schemaOf(Problem, 'output');
  const describing = { components, examples, refusals: {} as Responses };
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of inReadingOrder(api)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(name, endpoint, describing);
  }
  const webhooks = webhooksOf(api, describing);
  const used = new Set([...api.keys()].map((name) => OPERATION_TEXTS[name]?.tag));
  return {
    openapi: '3.1.1',
    info: {
      title: `${network} API`,
      version,
      description: ABOUT,
      contact: { name: network, url: `${publicUrl}/contact`, email: supportEmail },
      license: { name: 'AGPL-3.0-only', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: `${publicUrl}/v1`, description: 'This network' }],
    externalDocs: { url: `${publicUrl}/docs`, description: 'Guides, and this reference to read' },
    tags: [...TAGS.filter(({ name }) => used.has(name)), WEBHOOK_TAG],
    security: [{ apiKey: [] }],
    paths,
    webhooks,
    components: {
      schemas: describeSchemas(components.schemas),
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      responses: describing.refusals,
      headers: HEADERS,
      examples: problemExamples(api, publicUrl),
      securitySchemes: { apiKey: API_KEY, postbackToken: POSTBACK_TOKEN },
    },
  };
}

export type OpenApi = ReturnType<typeof openApiOf>;

const ABOUT = `Everything a panel shows and does, for programs: the same rules and the same figures, by a key.

Amounts are integers in cents (\`…Cents\`), times are RFC 3339 in UTC, telephone numbers are E.164. Answers may gain fields; read those you know.`;

const WEBHOOK_TAG = { name: 'Webhooks sent', description: 'What the network sends to the addresses you register.' };

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'cs_live_… or cs_test_…',
  description:
    'A key of your account, made under Integrations in your panel. Each operation names the scope it needs. Keys that begin with cs_test_ see and make test data only.',
};

const POSTBACK_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'cs_pb_…',
  description: 'The postback token of a campaign. It may also stand in the query as `token`.',
};

function operationOf(name: string, endpoint: Endpoint, { components, examples, refusals }: Describing) {
  const { params, query, body, scope } = endpoint;
  const { tag, summary, description } = OPERATION_TEXTS[name] ?? { tag: '', summary: '', description: '' };
  const example = examples[name];
  const isRepeatable = takesIdempotencyKey(endpoint);
  const parameters = [
    ...parametersOf('path', params, components, example?.params),
    ...parametersOf('query', query, components, example?.query),
    ...(isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [description, scopeText(scope)].filter(Boolean).join('\n\n'),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: jsonContent(components.schemaOf(toldBody(body), 'input'), example?.body),
      },
    }),
    responses: {
      ...answersOf(endpoint, { components, example: example?.answer, isRepeatable }),
      ...refusalsOf(endpoint, refusals),
    },
    security: securityOf(endpoint),
    ...(scope && scope !== 'none' && { 'x-scope': scope }),
  };
}

/** The scope stands beside it: linters know scopes of OAuth alone. */
function securityOf({ scope, access }: Endpoint) {
  if (!scope) return access === 'conversion.report' ? [{ postbackToken: [] }, {}] : [];
  return [{ apiKey: [] }];
}

function scopeText(scope: Endpoint['scope']): string {
  if (!scope) return '';
  return scope === 'none' ? 'Any key may ask for this, whatever its scopes.' : `Scope: \`${scope}\`.`;
}

function parametersOf(
  place: 'path' | 'query',
  shape: z.ZodObject | undefined,
  { schemaOf }: Components,
  example: Readonly<Record<string, unknown>> = {},
) {
  const { properties = {}, required = [] } = shape ? schemaOf(shape, 'input') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: textOf(schema) ?? parameterText(name, place),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}

/** What its own list says of it. */
const textOf = (schema: z.core.JSONSchema._JSONSchema) => (typeof schema === 'object' ? schema.description : undefined);

type Answering = { components: Components; example: unknown; isRepeatable: boolean };

function answersOf(endpoint: Endpoint, { components, example, isRepeatable }: Answering) {
  const described = Object.entries(endpoint.answers).map(([status, answer]) => [
    status,
    {
      description: DONE[status] ?? 'Done',
      headers: headersOf(endpoint, isRepeatable),
      ...contentOf(answer, components, example),
    },
  ]);
  return Object.fromEntries(described);
}

function headersOf({ scope }: Endpoint, isRepeatable: boolean) {
  const named = (component: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${component}` });
  return {
    'X-Request-Id': named('RequestId'),
    ...(scope && { RateLimit: named('RateLimit'), 'RateLimit-Policy': named('RateLimitPolicy') }),
    ...(isRepeatable && { 'Idempotency-Replayed': named('IdempotencyReplayed') }),
  };
}

const DONE: Record<string, string> = { 201: 'Created', 202: 'Begun', 204: 'Done, with nothing to say', 206: 'A part' };

function contentOf(answer: z.ZodType | FileAnswer, { schemaOf }: Components, example: unknown) {
  if (!(answer instanceof z.ZodType)) {
    const { mediaType, orMediaType } = answer;
    return { content: { [mediaType]: {}, ...(orMediaType && { [orMediaType]: {} }) } };
  }
  if (answer instanceof z.ZodUndefined) return {};
  return { content: jsonContent(schemaOf(answer, 'output'), example) };
}

const jsonContent = (schema: JsonSchema, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
