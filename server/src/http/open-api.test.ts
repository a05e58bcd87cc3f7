import { API } from '@callstead/contract/api';
import { ByCallId } from '@callstead/contract/calls/calls';
import { endpoint, Nothing } from '@callstead/contract/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openApiOf } from './open-api.ts';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema?: { $ref?: string } }> }>;
  security: object[];
};

const document = openApiOf(API, '1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);

test('the document says which version it speaks, and every endpoint is one operation of it', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toEqual({ title: 'Callstead', version: '1.2.3' });
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...API.keys()].sort());
});

describe('every operation', () => {
  test('names the parameters of its path, each required, and no other twice', () => {
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([path, inPath.map(({ name }) => name)]).toEqual([path, names]);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const all = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('has an answer, and refusals that are problems', () => {
    for (const { path, responses } of operations) {
      const statuses = Object.keys(responses).map(Number);
      expect([path, statuses.some((status) => status < 300)]).toEqual([path, true]);
      for (const status of statuses.filter((each) => each >= 400)) {
        const { description, content } = responses[status] ?? {};
        expect(description).toMatch(/^\w+: ./);
        expect(content?.['application/problem+json']?.schema?.$ref).toBe('#/components/schemas/Problem');
      }
    }
  });

  test('refers to nothing that is not in the document', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    expect(new Set(refs)).toEqual(new Set(['#/components/schemas/Problem']));
  });
});

const only = (
  name: string,
  described: Parameters<typeof openApiOf>[0] extends ReadonlyMap<string, infer E> ? E : never,
) =>
  Object.values(openApiOf(new Map([[name, described]]), '1').paths)
    .flatMap((byMethod) => Object.values(byMethod))
    .at(0) as Operation;

test('a form is described as it is sent, its own refusals beside those of any', () => {
  const dispute = endpoint('POST', '/calls/:id/dispute', {
    access: 'call.dispute',
    params: ByCallId,
    body: z.object({ days: z.coerce.number().default(3), note: z.string().transform((note) => note.length) }),
    answers: { 204: Nothing },
    errors: ['billing_state'],
  });
  const { requestBody, responses, security } = only('disputeCall', dispute);
  expect(requestBody?.content['application/json']?.schema).toEqual({
    type: 'object',
    properties: { days: { type: 'number', default: 3 }, note: { type: 'string' } },
    required: ['note'],
  });
  expect(responses['204']).toEqual({ description: 'Done, with nothing to say' });
  expect(responses['409']?.description).toMatch(/^billing_state: /);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', '422', '429', '500', '503']));
  expect(security).toEqual([{ session: [] }]);
});

test('what a visitor may ask needs no session, and a file has its kind', () => {
  const avatar = endpoint('GET', '/avatars/:seed', {
    access: 'file.read',
    params: z.object({ seed: z.string() }),
    answers: { 200: { mediaType: 'image/svg+xml' } },
  });
  const { responses, security } = only('readAvatar', avatar);
  expect(security).toContainEqual({});
  expect(responses['401']).toBeUndefined();
  expect(responses['200']?.content).toEqual({ 'image/svg+xml': {} });
});
