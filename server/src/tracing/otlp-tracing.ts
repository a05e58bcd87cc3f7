import { setTimeout as sleep } from 'node:timers/promises';
import * as api from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { NewSpan, Span, SpanFacts, SpanKind, Tracing, TracingOptions } from './port.ts';
import { createSpanDelivery } from './span-delivery.ts';
import { traceOutgoing } from './trace-outgoing.ts';
import { parseTraceparent } from './traceparent.ts';

/** Whoever stops us waits for all that is open; a collector is worth little of that. */
const CLOSE_LIMIT_MS = 2_000;

/**
 * Exports by OTLP over HTTP, as JSON. Nothing is registered for the whole process: libraries that know OpenTelemetry would begin to tell of
 * what they do, and nobody has looked for personal data in that.
 */
export function startTracing(options: TracingOptions, release: string, log: Logger): Tracing {
  const delivery = createSpanDelivery(options, log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.version': release,
      ...options.resourceAttributes,
      'service.name': options.serviceName,
    }),
    sampler: samplerOf(options.share),
    spanProcessors: [delivery.processor],
  });
  const tracer = provider.getTracer('callstead');
  const begin: Tracing['begin'] = (span, traceparent) => {
    const remote = traceparent === undefined ? undefined : parseTraceparent(traceparent);
    return beginIn(tracer, remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.ROOT_CONTEXT, span);
  };
  const ignoreOutgoing = traceOutgoing(begin);
  return {
    begin,
    droppedSpans: delivery.droppedSpans,
    close: async () => {
      ignoreOutgoing();
      const limit = new AbortController();
      const late = sleep(CLOSE_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), late]); // what went wrong was told when it did
      limit.abort();
    },
  };
}

/**
 * Spans follow what was decided of their trace here. Whoever calls us does not decide it: anybody could have us send everything, or
 * ask out of sight.
 */
function samplerOf(share: number): Sampler {
  const root = share >= 1 ? new AlwaysOnSampler() : share <= 0 ? new AlwaysOffSampler() : ratioOf(share);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}

const ratioOf = (share: number) => new TraceIdRatioBasedSampler(share);

const KINDS: Record<SpanKind, api.SpanKind> = {
  server: api.SpanKind.SERVER,
  client: api.SpanKind.CLIENT,
  consumer: api.SpanKind.CONSUMER,
};

type Links = readonly api.Link[];

function beginIn(tracer: api.Tracer, context: api.Context, { name, kind, facts = {} }: NewSpan, links: Links = []) {
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...facts }, links: [...links] }, context);
  return new OtlpSpan(tracer, span);
}

class OtlpSpan implements Span {
  readonly traceId: string;
  readonly #tracer: api.Tracer;
  readonly #span: api.Span;
  readonly #links: Links;
  readonly #state: { hasEnded: boolean };

  constructor(tracer: api.Tracer, span: api.Span, links: Links = [], state = { hasEnded: false }) {
    this.traceId = span.spanContext().traceId;
    this.#tracer = tracer;
    this.#span = span;
    this.#links = links;
    this.#state = state;
  }

  get hasEnded(): boolean {
    return this.#state.hasEnded;
  }

  beginChild(span: NewSpan): Span {
    return beginIn(this.#tracer, api.trace.setSpan(api.ROOT_CONTEXT, this.#span), span, this.#links);
  }

  togetherWith(others: readonly Span[]): Span {
    const links = others.flatMap((other) => (other instanceof OtlpSpan ? { context: other.#span.spanContext() } : []));
    return new OtlpSpan(this.#tracer, this.#span, links, this.#state);
  }

  describe(facts: SpanFacts, name?: string): void {
    this.#span.setAttributes(facts);
    if (name !== undefined) this.#span.updateName(name);
  }

  end(failure?: string): void {
    this.#state.hasEnded = true;
    if (failure !== undefined)
      this.#span.setAttribute('error.type', failure).setStatus({ code: api.SpanStatusCode.ERROR });
    this.#span.end();
  }
}
