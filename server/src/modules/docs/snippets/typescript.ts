import type { SnippetOptions, SnippetRequest } from './request.ts';

/** With the client of clients/typescript. */
export function typescriptOf(request: SnippetRequest, { publicUrl }: SnippetOptions): string {
  const { operation, params, query, body, idempotencyKey } = request;
  const input = {
    ...(params && Object.keys(params).length > 0 && { params }),
    ...(query && Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
    ...(idempotencyKey && { idempotencyKey }),
  };
  return [
    `import { createClient } from '@callstead/client';`,
    '',
    `const callstead = createClient({ url: '${publicUrl}', key: process.env.CALLSTEAD_KEY ?? '' });`,
    `console.log(await callstead.${operation}(${Object.keys(input).length > 0 ? literalOf(input, 0) : ''}));`,
  ].join('\n');
}

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/;

/** A value of JSON as TypeScript writes it. */
function literalOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = isList
    ? value.map((each) => literalOf(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${nameOf(name)}: ${literalOf(each, depth + 1)}`);
  if (inner.length === 0) return `${open}${close}`;
  const indent = '  '.repeat(depth);
  return `${open}\n${inner.map((line) => `${indent}  ${line},\n`).join('')}${indent}${close}`;
}

const textOf = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`);
const nameOf = (name: string) => (PLAIN_NAME.test(name) ? name : textOf(name));
