import { V1 } from '@callstead/contract/v1';
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type OpenApi, openApiOf } from '../modules/docs/open-api/document.ts';
import { EXAMPLES } from '../modules/docs/open-api/examples.ts';
import { takesIdempotencyKey } from '../modules/docs/open-api/headers.ts';
import { inReadingOrder } from '../modules/docs/open-api/operation-texts.ts';

const ABOUT = {
  network: 'Callstead',
  version: '1',
  publicUrl: 'https://network.example',
  supportEmail: 'support@network.example',
};
const WRITTEN = '// Written by `npm run client` from the API itself; changes here are lost.\n';

/** The generated half of clients/typescript, by file name. */
export async function clientFiles(): Promise<Record<string, string>> {
  const document = withoutRefusals(openApiOf(V1, ABOUT, EXAMPLES));
  const types = astToString(await openapiTs(document as unknown as OpenAPI3));
  return { 'schema.ts': `${WRITTEN}\n${types}`, 'operations.ts': `${WRITTEN}\n${operationTable()}` };
}

/**
 * Every operation may be refused alike, and the client throws one error for all of it; examples and headers are for readers.
 * Written out they were most of the file.
 */
function withoutRefusals(document: OpenApi): object {
  const { responses: _refusals, examples: _examples, headers: _headers, ...components } = document.components;
  return leaner({ ...document, components }) as object;
}

const LEFT_OUT = /^(example|examples|headers|[45]\d\d)$/;

function leaner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaner);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !LEFT_OUT.test(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, leaner(each)]));
}

function operationTable(): string {
  const lines = inReadingOrder(V1).map(([name, endpoint]) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    return `  ${name}: { method: '${endpoint.method}', path: '${path}', isIdempotent: ${takesIdempotencyKey(endpoint)} },\n`;
  });
  return `/** Where each operation is, and whether it takes an Idempotency-Key. */\nexport const OPERATIONS = {\n${lines.join('')}} as const;\n`;
}
