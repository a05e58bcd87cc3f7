import { V1 } from '@callstead/contract/v1';
import { WEBHOOK_TYPES } from '@callstead/domain/integrations/webhook';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { openApiOf } from './document.ts';
import { EXAMPLES } from './examples.ts';
import { OPERATION_TEXTS } from './operation-texts.ts';

const ABOUT = {
  network: 'Callstead',
  version: '1.2.3',
  publicUrl: 'https://network.example',
  supportEmail: 'help@network.example',
};
const document = openApiOf(V1, ABOUT, EXAMPLES);

type Media = { schema?: { $ref?: string }; example?: unknown };
type Response = { description: string; $ref?: string; content?: Record<string, Media> };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { $ref?: string; name: string; in: string; required: boolean; description: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  security: object[];
  'x-scope'?: string;
};
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);

test('the document says which version it speaks, and every request of programs is one operation of it', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.servers).toMatchObject([{ url: 'https://network.example/v1' }]);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...V1.keys()].sort());
});

test('there is something to say about every operation, and about nothing else', () => {
  expect(Object.keys(OPERATION_TEXTS).sort()).toEqual([...V1.keys()].sort());
});

async function complaints(checked: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  // The chapters stand in the order they are read in.
  const rules = { 'openapi-tags-alphabetical': 'off' as const };
  spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'all']], rules });
  const found = await spectral.run(checked as Record<string, unknown>);
  return found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

test("Spectral's rules for OpenAPI find nothing, examples that do not fit their schemas included", async () => {
  expect(await complaints(document)).toEqual([]);
}, 120_000);

test('an example that does not fit would be found', async () => {
  const only = new Map([...V1].filter(([name]) => name === 'readCurrentKey'));
  const wrong = openApiOf(only, ABOUT, { readCurrentKey: { status: 200, answer: { id: 7 } } });
  const found = await complaints(wrong);
  expect(found.some((complaint) => complaint.startsWith('oas3-valid-media-example paths./keys/current'))).toBe(true);
});

describe('every operation', () => {
  test('names the parameters of its path, each required and described, and no other twice', () => {
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, inPath.map(({ name }) => name)]).toEqual([path, names]);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const all = parameters.filter(({ $ref }) => !$ref).map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('says in a sentence what it does, and which scope it needs', () => {
    for (const { operationId, summary, description } of operations) {
      const { scope } = V1.get(operationId) ?? {};
      expect([operationId, summary.length > 5, description.length > 10]).toEqual([operationId, true, true]);
      if (scope && scope !== 'none') expect(description).toContain(`\`${scope}\``);
    }
  });

  test('has an answer, with an example where it is JSON, and so has what it takes', () => {
    const without = operations.flatMap(({ operationId, requestBody, responses }) => {
      const answers = Object.values(responses).map(({ content }) => content?.['application/json']);
      const shown = [requestBody?.content['application/json'], ...answers];
      return shown.some((media) => media && media.example === undefined) ? [operationId] : [];
    });
    expect(without).toEqual([]);
  });

  test('has refusals that are problems, each naming its codes', () => {
    const shared = document.components.responses as Record<string, Response>;
    for (const { path, responses } of operations) {
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([path, refusals.length > 0]).toEqual([path, true]);
      for (const [, { $ref = '' }] of refusals) {
        const { description, content } = shared[$ref.replace('#/components/responses/', '')] ?? {};
        expect(description).toMatch(/^\w+: ./);
        expect(content?.['application/problem+json']?.schema?.$ref).toBe('#/components/schemas/Problem');
      }
    }
  });

  test('takes an Idempotency-Key where it is a POST that is done once', () => {
    const taking = operations.filter(({ parameters = [] }) =>
      parameters.some(({ $ref }) => $ref?.endsWith('IdempotencyKey')),
    );
    expect(taking.length).toBeGreaterThan(1);
    expect(new Set(taking.map(({ method }) => method))).toEqual(new Set(['post']));
  });
});

test('every schema and every field of it says what it means', () => {
  const without: string[] = [];
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, description } = value as {
      properties?: Record<string, { description?: string }>;
      description?: string;
    };
    if (place.split('.').length === 1 && !description) without.push(place);
    for (const [name, field] of Object.entries(properties ?? {}))
      if (!field.description) without.push(`${place}.${name}`);
    for (const [key, each] of Object.entries(value)) look(each, key === 'properties' ? `${place}.` : `${place}.${key}`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
  expect(without).toEqual([]);
});

test('whatever webhooks tell stands in their section, with an example', () => {
  expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_TYPES]);
});
