import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { failureCode } from '../failure-code.ts';
import { currentSpan } from './current-span.ts';
import type { Span, Tracing } from './port.ts';

/** As the `fetch` of Node tells of its requests. */
type FetchRequest = { origin: string; method: string };
type Told<Request> = { request: Request; response: unknown; error: Error };

/**
 * Every request this process sends, whichever client sends it: Node itself tells of them, and does so for nobody unless asked. By host
 * alone; addresses of webhooks and postbacks carry tokens and click ids. No `traceparent` goes with it: who is asked is a stranger.
 */
export function traceOutgoing(beginTrace: Tracing['begin']): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    const facts = { 'http.request.method': method, 'server.address': host };
    const span = { name: `${method} ${host}`, kind: 'client', facts } as const;
    spans.set(request, currentSpan()?.beginChild(span) ?? beginTrace(span));
  };
  const answered = (request: object, status: number) => {
    const span = spans.get(request);
    if (!span || span.hasEnded) return;
    span.describe({ 'http.response.status_code': status });
    span.end(status >= 400 ? String(status) : undefined);
  };
  const failed = (request: object, error: Error) => {
    const span = spans.get(request);
    if (span && !span.hasEnded) span.end(failureCode(error));
  };
  return subscribeAll({
    'http.client.request.start': ({ request }: Told<ClientRequest>) => begin(request, request.method, request.host),
    'http.client.response.finish': ({ request, response }: Told<ClientRequest>) =>
      answered(request, (response as IncomingMessage).statusCode ?? 0),
    'http.client.request.error': ({ request, error }: Told<ClientRequest>) => failed(request, error),
    'undici:request:create': ({ request }: Told<FetchRequest>) =>
      begin(request, request.method, new URL(request.origin).hostname),
    'undici:request:headers': ({ request, response }: Told<FetchRequest>) =>
      answered(request, (response as { statusCode: number }).statusCode),
    'undici:request:error': ({ request, error }: Told<FetchRequest>) => failed(request, error),
  });
}

/** What each says is known by its channel alone. */
function subscribeAll(listeners: Record<string, (told: never) => void>): () => void {
  const all = Object.entries(listeners).map(
    ([name, listen]) => [name, (told: unknown) => listen(told as never)] as const,
  );
  for (const [name, listen] of all) subscribe(name, listen);
  return () => {
    for (const [name, listen] of all) unsubscribe(name, listen);
  };
}
