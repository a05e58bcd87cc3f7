import { escapeHtml } from '@callstead/domain/escape-html';
import type { OpenApi } from '../open-api/document.ts';
import { EXAMPLE_KEY } from '../open-api/headers.ts';
import { codeBlock, snippetGroup } from '../pages/snippet.ts';
import { curlOf } from '../snippets/curl.ts';
import { pythonOf } from '../snippets/python.ts';
import type { SnippetRequest } from '../snippets/request.ts';
import { typescriptOf } from '../snippets/typescript.ts';
import type { Chapter, Operation } from './chapters.ts';
import { fieldItem, fieldList, inlineCode, type Schemas } from './fields.ts';

type Rendering = { schemas: Schemas; refusals: Operation['responses']; publicUrl: string };

/** All operations of one chapter, each with its fields, refusals, a request in three languages and a real answer. */
export function chapterPage({ name, description, operations }: Chapter, document: OpenApi, publicUrl: string): string {
  const { schemas, responses } = document.components;
  const rendering = { schemas, refusals: responses as Operation['responses'], publicUrl };
  const sections = operations.map((operation) => section(operation, rendering));
  return `<h1>${escapeHtml(name)}</h1><p class="lead">${escapeHtml(description)}</p>${sections.join('')}`;
}

const isSent = ({ operationId }: Operation) => operationId.startsWith('webhook.');

function section(operation: Operation, rendering: Rendering): string {
  const { operationId: id, summary, method, path } = operation;
  const address = isSent(operation)
    ? ''
    : `<p class="address"><span class="method ${method}">${method}</span><span class="mono">/v1${escapeHtml(path)}</span></p>`;
  return `<section class="operation" aria-labelledby="${id}"><h2 id="${id}"><a class="anchor" href="#${id}">${escapeHtml(summary)}</a></h2>${address}<div class="columns"><div>${said(operation, rendering)}</div><div class="shown">${shown(operation, rendering)}</div></div></section>`;
}

function said(operation: Operation, { schemas, refusals }: Rendering): string {
  const { description, parameters = [], requestBody, responses } = operation;
  const paragraphs = description.split('\n\n').map((text) => `<p>${inlineCode(text)}</p>`);
  const own = parameters.filter((parameter) => !parameter.$ref);
  const fields = own.map((parameter) => fieldItem({ ...parameter, isRequired: parameter.required }, schemas));
  const isIdempotent = own.length < parameters.length;
  const body = requestBody?.content['application/json']?.schema;
  const answer = Object.values(responses).find(({ content }) => content?.['application/json'])?.content?.[
    'application/json'
  ]?.schema;
  return [
    ...paragraphs,
    isIdempotent ? '<p>Takes an <a href="/docs/idempotency">Idempotency-Key</a>.</p>' : '',
    fields.length > 0 ? `<h3>Parameters</h3><ul class="fields">${fields.join('')}</ul>` : '',
    titled('Body', body ? fieldList(body, schemas, { isRequest: true }) : ''),
    titled('Answer', answer ? fieldList(answer, schemas, { isRequest: false }) : ''),
    isSent(operation) ? '' : refusalList(responses, refusals),
  ].join('');
}

const titled = (title: string, content: string) => (content ? `<h3>${title}</h3>${content}` : '');

function refusalList(responses: Operation['responses'], refusals: Operation['responses']): string {
  const codes = Object.entries(responses).flatMap(([status, { $ref = '' }]) => {
    const description = refusals[$ref.slice(REFUSALS.length)]?.description ?? '';
    return description.split('; ').flatMap((each) => (each ? [{ status, code: each.split(':')[0] ?? '' }] : []));
  });
  const links = codes.map(
    ({ status, code }) =>
      `<li><a class="mono" href="/docs/errors#${code}">${code}</a> <span class="meta">${status}</span></li>`,
  );
  return `<details class="inner"><summary>Refusals (${codes.length})</summary><ul>${links.join('')}</ul></details>`;
}

const REFUSALS = '#/components/responses/';

function shown(operation: Operation, { publicUrl }: Rendering): string {
  const { operationId: id, requestBody, responses, summary } = operation;
  if (isSent(operation))
    return codeBlock(asJson(requestBody?.content['application/json']?.example), `${summary}, body`);
  const request = requestOf(operation);
  const snippets = {
    curl: curlOf(request, { publicUrl }),
    typescript: typescriptOf(request, { publicUrl }),
    python: pythonOf(request, { publicUrl }),
  };
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const example = content?.['application/json']?.example;
    return example === undefined
      ? []
      : [`<h3>Answers ${status}</h3>${codeBlock(asJson(example), `${summary}, answer`)}`];
  });
  return `${snippetGroup(id, summary, snippets)}${answers.join('')}`;
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

/** The request of the operation's own example. */
export function requestOf({ operationId, method, path, parameters = [], requestBody }: Operation): SnippetRequest {
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.example !== undefined)
        .map(({ name, example }) => [name, example]),
    ) as Record<string, string>;
  const params = given('path');
  const body = requestBody?.content['application/json']?.example;
  return {
    ...{ operation: operationId, method, params, query: given('query') },
    path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? `{${name}}`)),
    ...(body !== undefined && { body }),
    ...(parameters.some(({ $ref }) => $ref) && { idempotencyKey: EXAMPLE_KEY }),
  };
}
