import type { FastifyRequest } from 'fastify';
import type { App } from './zod.ts';

const TELL_EVERY_MS = 10 * 60_000;

/** Somebody says they stand between us and whoever asks. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Fastify has `ips` where a proxy is trusted, ours first; of one that is not, it has the address it came from alone. */
const isBelieved = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/** Behind a proxy nobody told us of, all visitors look like one: they share its limits, and the log names it. */
export function tellOfUnknownProxies(app: App): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, done) => {
    const isNews = Date.now() - toldAt >= TELL_EVERY_MS;
    if (isNews && isForwarded(request) && !isBelieved(request)) {
      toldAt = Date.now();
      request.log.warn(
        { from: request.ip },
        'a request was forwarded by a proxy that TRUST_PROXY does not name: all its visitors share one limit',
      );
    }
    done();
  });
}
