/** Who asks, who is asked, and who works through what was left for it. */
export type SpanKind = 'server' | 'client' | 'consumer';

/** Patterns, names and counts only: nothing that tells of a person, and no secret. */
export type SpanFacts = Readonly<Record<string, string | number>>;
export type NewSpan = { name: string; kind: SpanKind; facts?: SpanFacts };

/** One thing that takes its time, as a collector of traces will show it. */
export type Span = {
  readonly traceId: string;
  /** What still goes on from it is nobody's waiting any more. */
  readonly hasEnded: boolean;
  beginChild: (span: NewSpan) => Span;
  /** The same span, whose children name the others, too: what is written for many at once is written for each. */
  togetherWith: (others: readonly Span[]) => Span;
  /** What is known only later. */
  describe: (facts: SpanFacts, name?: string) => void;
  /** `failure` is a code, never a message. */
  end: (failure?: string) => void;
};

export type Tracing = {
  /** A trace of its own; with a `traceparent` that can be read, part of the trace that names. */
  begin: (span: NewSpan, traceparent?: string) => Span;
  /** How many never reached the collector. */
  droppedSpans: () => number;
  /** Hands over what waits, but does not wait long for a collector that is away. */
  close: () => Promise<void>;
};

export type TracingOptions = {
  /** Where spans are sent, with the path. */
  url: string;
  /** Secrets: they open the collector. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  resourceAttributes: Readonly<Record<string, string>>;
  /** Of all traces. */
  share: number;
};

/** For what must not be traced: sending traces, above all. */
export const NO_SPAN: Span = {
  traceId: '',
  hasEnded: false,
  beginChild: () => NO_SPAN,
  togetherWith: () => NO_SPAN,
  describe: () => undefined,
  end: () => undefined,
};
