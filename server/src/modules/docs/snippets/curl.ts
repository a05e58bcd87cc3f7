import { addressOf, type SnippetOptions, type SnippetRequest } from './request.ts';

/** For a shell that has the key in CALLSTEAD_KEY. */
export function curlOf(request: SnippetRequest, options: SnippetOptions): string {
  const { method, body, idempotencyKey } = request;
  const hasBody = body !== undefined;
  return [
    `curl ${quoted(addressOf(request, options))}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $CALLSTEAD_KEY"',
    ...(idempotencyKey ? [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`] : []),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`] : []),
  ].join(' \\\n  ');
}

/** Nothing inside single quotes means anything to a shell but their end. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
