import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { within } from '../tracing/current-span.ts';
import type { Span, Tracing } from '../tracing/port.ts';
import type { App } from './zod.ts';

const FAILED = 500;

/**
 * A span for each request, by the pattern of its route: addresses, headers and bodies tell of people and open things. It begins with the
 * request's log, whose lines name its trace.
 */
export function traceRequests(app: App, tracing: Tracing): void {
  const spans = new WeakMap<IncomingMessage, Span>();
  const begin = (raw: IncomingMessage) => {
    const span = tracing.begin({ name: raw.method ?? 'GET', kind: 'server' }, continuedTrace(raw));
    spans.set(raw, span);
    return span;
  };
  app.setChildLoggerFactory((log, bindings, options, raw) =>
    log.child({ ...bindings, traceId: begin(raw).traceId }, options),
  );
  app.addHook('onRequest', (request, reply, done) => {
    const known = spans.get(request.raw);
    const span = known ?? begin(request.raw);
    // Routes that share one log have none of the above.
    if (!known) request.log = reply.log = request.log.child({ traceId: span.traceId });
    within(span, done);
  });
  // A body arrives in the name of its connection; from here on it is the request's again.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request.raw), done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request.raw);
    if (span) endRequest(span, request.method, routeOf(request), reply.statusCode);
    done();
  });
}

/**
 * Programs that show a key on /v1 go on with a trace of their own: whoever writes them finds our part by its id. Nobody else does: browsers, carriers and
 * those who click are strangers, who could write into any trace they know of. Whether it is sent to the collector is never theirs to say.
 */
function continuedTrace({ url, headers }: IncomingMessage): string | undefined {
  const { traceparent, authorization } = headers;
  return url?.startsWith('/v1/') && authorization && typeof traceparent === 'string' ? traceparent : undefined;
}

const routeOf = ({ is404, routeOptions }: FastifyRequest) => (is404 ? undefined : routeOptions.url);

function endRequest(span: Span, method: string, route: string | undefined, status: number): void {
  const facts = { 'http.request.method': method, 'http.response.status_code': status };
  span.describe({ ...facts, ...(route && { 'http.route': route }) }, route ? `${method} ${route}` : method);
  span.end(status >= FAILED ? String(status) : undefined);
}

type Direct = { method: string; route: string; prefix: string };
type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean;

/** For what is answered past the framework. */
export function traceDirectly(tracing: Tracing, direct: Direct, answer: AnswerDirectly): AnswerDirectly {
  const { method, route, prefix } = direct;
  return (request, response) => {
    if (!request.url?.startsWith(prefix)) return answer(request, response);
    const span = tracing.begin({ name: `${method} ${route}`, kind: 'server' });
    const isAnswered = within(span, () => answer(request, response));
    // One that was not is never ended, and so never told of: the framework begins another.
    if (isAnswered) response.once('close', () => endRequest(span, method, route, response.statusCode));
    return isAnswered;
  };
}
