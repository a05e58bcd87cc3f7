import { AsyncLocalStorage } from 'node:async_hooks';
import { failureCode } from '../failure-code.ts';
import type { NewSpan, Span, Tracing } from './port.ts';

// Until somebody runs something in it, asking it is a look at one boolean: without tracing nothing else ever happens here.
const storage = new AsyncLocalStorage<Span | undefined>();

/** What whoever asks is part of. A span that has ended, such as that of a request that set a clock, is nobody's any more. */
export function currentSpan(): Span | undefined {
  const span = storage.getStore();
  return span && !span.hasEnded ? span : undefined;
}

/** Undefined: what `work` does belongs to nobody, whoever set it off. */
export function within<Result>(span: Span | undefined, work: () => Result): Result {
  return storage.getStore() === span ? work() : storage.run(span, work);
}

/** A trace of its own for `work`, where there is tracing. */
export function traced<Result>(
  tracing: Tracing | undefined,
  span: NewSpan,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? untilItEnds(tracing.begin(span), work) : work();
}

async function untilItEnds<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(failureCode(error));
    throw error;
  }
}
