import { TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { failureCode } from '../failure-code.ts';
import { within } from './current-span.ts';
import { NO_SPAN, type TracingOptions } from './port.ts';

/** What waits for the collector; more is dropped, for memory is worth more than traces. */
const MOST_WAITING = 4_096;
const DELIVERED = 0; // the numbers of the library's ExportResultCode, which none of its packages that we use exports

type Delivery = { processor: SpanProcessor; droppedSpans: () => number };

/** Spans leave in batches, in the background; those that cannot are counted, and the log hears of it once until one arrives again. */
export function createSpanDelivery({ url, headers }: Pick<TracingOptions, 'url' | 'headers'>, log: Logger): Delivery {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers } });
  let waiting = 0;
  let dropped = 0;
  let isFailing = false;
  const noteEnd = (spans: number, error: Error | undefined) => {
    if (error) dropped += spans;
    if (error && !isFailing) log.warn({ reason: failureCode(error) }, 'traces do not reach their collector');
    if (!error && isFailing) log.info({ dropped }, 'traces reach their collector again');
    isFailing = error !== undefined;
  };
  const counting: SpanExporter = {
    export: (spans, onEnd) => {
      waiting -= spans.length;
      const send = () =>
        exporter.export(spans, ({ code, error }) => {
          noteEnd(spans.length, code === DELIVERED ? undefined : (error ?? new Error('refused')));
          onEnd({ code: DELIVERED });
        });
      within(NO_SPAN, send);
    },
    shutdown: async () => {
      await exporter.forceFlush(); // also what was on its way already
      await exporter.shutdown();
    },
  };
  const batches = new BatchSpanProcessor({ exporter: counting, maxQueueSize: MOST_WAITING });
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (span) => {
      if (!isSampled(span)) return;
      if (waiting >= MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
  return { processor, droppedSpans: () => dropped };
}

const isSampled = (span: ReadableSpan) => (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
