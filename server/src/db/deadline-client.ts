import pg from 'pg';

const TIMED_OUT = 'Query read timeout'; // the driver's own words
const GOODBYE_MS = 1_000;

/**
 * A connection that did not answer in time is cut: the driver alone would hand it on, and whoever gets it next waits behind
 * the same silence.
 */
export class DeadlineClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = given.at(-1);
      if (typeof answer === 'function') return query(...given.slice(0, -1), this.#cuttingBefore(answer as Answer));
      const asked = query(...given);
      if (asked instanceof Promise) asked.catch((error: Error) => this.#cutIfSilent(error));
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
      if (error) this.#cutIfSilent(error);
      answer(error, result);
    };
  }

  #cutIfSilent({ message }: Error): void {
    if (message === TIMED_OUT) this.#cut();
  }

  #cut(): void {
    (this as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
  }
}

type Answer = (error: Error | undefined, result: unknown) => void;
