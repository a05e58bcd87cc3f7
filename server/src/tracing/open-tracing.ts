import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { readRelease } from '../release.ts';
import type { Tracing, TracingOptions } from './port.ts';

/** Without options there is none, and nothing of it is loaded. */
export async function openTracing(options: TracingOptions | undefined, log: Logger): Promise<Tracing | undefined> {
  if (!options) return undefined;
  const { startTracing } = await import('./otlp-tracing.ts');
  log.info({ host: new URL(options.url).host, share: options.share }, 'traces are sent');
  return startTracing(options, await readRelease(), log);
}

/** Told by every process, so that an alert can name it. */
export function measureTracing(registry: Registry, tracing: Tracing | undefined): void {
  new Counter({
    name: 'trace_spans_dropped_total',
    help: 'Spans that never reached the collector: it was away, or too many waited for it',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(tracing?.droppedSpans() ?? 0);
    },
  });
}
