import pg from 'pg';
import { ONLY_READS } from './database-away.ts';

const TIMED_OUT = 'Query read timeout'; // the driver's own words
const GOODBYE_MS = 1_000;

/**
 * A connection that did not answer in time is cut: the driver alone would hand it on, and whoever gets it next waits behind
 * the same silence. So is one to a server that only reads: the next leads to whoever leads now.
 */
export class DeadlineClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = given.at(-1);
      if (typeof answer === 'function') return query(...given.slice(0, -1), this.#cuttingBefore(answer as Answer));
      const asked = query(...given);
      if (asked instanceof Promise) asked.catch((error: Failure) => this.#cutIfUseless(error));
      return asked;
    }) as typeof this.query;
    const end = this.end.bind(this) as (...given: unknown[]) => unknown;
    this.end = ((...given: unknown[]) => {
      const timer = setTimeout(() => this.#cut(), GOODBYE_MS).unref(); // nobody answers a goodbye into silence
      this.once('end', () => clearTimeout(timer));
      return end(...given);
    }) as typeof this.end;
  }

  #cuttingBefore(answer: Answer): Answer {
    return (error, result) => {
      if (error) this.#cutIfUseless(error);
      answer(error, result);
    };
  }

  #cutIfUseless({ message, code }: Failure): void {
    if (message === TIMED_OUT || code === ONLY_READS) this.#cut();
  }

  #cut(): void {
    (this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  }
}

type Failure = Error & { code?: string };
type Answer = (error: Failure | undefined, result: unknown) => void;
