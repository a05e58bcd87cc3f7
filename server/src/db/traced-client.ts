import type pg from 'pg';
import { failureCode } from '../failure-code.ts';
import { currentSpan } from '../tracing/current-span.ts';
import type { Span } from '../tracing/port.ts';
import { statementName } from '../tracing/statement-name.ts';
import { DeadlineClient } from './deadline-client.ts';

const ASKED_BY = Symbol('the span of whoever asked the pool');

type Answer = (error: Error | undefined, result: unknown) => void;
type Statement = string | { name?: string; text?: string; submit?: unknown; [ASKED_BY]?: Span | undefined };
type Query = (...given: unknown[]) => unknown;

/**
 * Tells of each statement by its name, to the span it is part of. What nobody waits for, such as looking for jobs ten times a second,
 * is part of none and not told of: metrics count it.
 */
export class TracedClient extends DeadlineClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => {
      const span = beginStatement(given[0] as Statement);
      return span ? queryWithin(span, query, given) : query(...given);
    }) as typeof this.query;
  }
}

function queryWithin(span: Span, query: Query, given: unknown[]): unknown {
  const end = (error?: Error) => span.end(error && failureCode(error));
  const answer = given.at(-1);
  if (typeof answer === 'function') {
    const ending: Answer = (error, result) => {
      end(error);
      (answer as Answer)(error, result);
    };
    return query(...given.slice(0, -1), ending);
  }
  const asked = query(...given) as Promise<unknown>;
  asked.then(() => end(), end);
  return asked;
}

/** Undefined also for what streams: it answers otherwise, and for as long as somebody reads. */
function beginStatement(statement: Statement): Span | undefined {
  const isText = typeof statement === 'string';
  if (!isText && statement.submit) return undefined;
  const asking = !isText && ASKED_BY in statement ? statement[ASKED_BY] : currentSpan();
  if (!asking) return undefined;
  const name = isText ? statementName(statement) : (statement.name ?? statementName(statement.text ?? ''));
  return asking.beginChild({
    name,
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  });
}

/** A pool hands its statement to a connection that somebody else gives back, and in their name: so the statement says whose it is. */
export function tracePool(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as unknown as Query;
  pool.query = ((first: Statement, ...rest: unknown[]) => {
    const statement = typeof first === 'string' ? { text: first } : first;
    return statement.submit ? query(first, ...rest) : query({ ...statement, [ASKED_BY]: currentSpan() }, ...rest);
  }) as unknown as typeof pool.query;
}
