import type { TracingOptions } from '../tracing/port.ts';
import { aReceiver } from './a-receiver.ts';

type Value = { stringValue?: string; intValue?: number | string };
type Attribute = { key: string; value: Value };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { spanId: string }[];
  status: { code?: number };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

/** Somebody's collector of traces, which speaks OTLP over HTTP in JSON, with what it got. */
export async function aTraceCollector() {
  const { url, received, close } = await aReceiver((response) =>
    response.setHeader('content-type', 'application/json').end('{}'),
  );
  const requests = () => received.map(({ body }) => JSON.parse(body) as Sent).filter(isOfSpans);
  const spans = () =>
    requests().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  return {
    received,
    close,
    options: { url, headers: {}, serviceName: 'callstead', resourceAttributes: {}, share: 1 } as TracingOptions,
    /** As they came over the wire. */
    raw: () => received.map(({ body }) => body).join('\n'),
    resource: () => factsOf(requests()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    spans,
    named: (name: string) => spans().filter((span) => span.name === name),
    childrenOf: ({ spanId }: SentSpan) => spans().filter(({ parentSpanId }) => parentSpanId === spanId),
  };
}

/** Tests send other things here, too. */
const isOfSpans = ({ resourceSpans }: Partial<Sent>) => resourceSpans !== undefined && resourceSpans.length > 0;

export function factsOf(attributes: readonly Attribute[]): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.intValue === undefined ? value.stringValue : Number(value.intValue),
    ]),
  );
}
