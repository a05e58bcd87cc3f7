import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';

/** Version 00 of the W3C's trace context; later ones begin the same. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-|$)/;

/** Undefined for what cannot be read: the trace begins here then. */
export function parseTraceparent(written: string): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(written) ?? [];
  const context = { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
