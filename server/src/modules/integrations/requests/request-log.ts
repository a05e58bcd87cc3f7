import { refusalOf } from '../../../http/errors.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { insertRequests, type NewRequest } from './queries.ts';

const FLUSH_MS = 1_000;
const AT_ONCE = 500;
/** While the database is away the newest are kept; nobody's request waits for its log. */
const MOST_WAITING = 5_000;

type LogServices = Pick<Services, 'db' | 'log'>;

/** What programs ask, written together a moment later: neither bodies nor values of queries. */
export function logRequests(app: App, services: LogServices): void {
  const writer = createWriter(
    (rows) => insertRequests(services.db, rows),
    (reason) => services.log.warn({ reason }, 'requests of programs are not logged'),
  );
  const codes = new WeakMap<object, string>();
  app.addHook('onError', async (request, _reply, error) => {
    codes.set(request, refusalOf(error, request).code);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { apiKey, routeOptions, id: request_id, method } = request;
    if (!apiKey) return;
    const duration_ms = Math.round(reply.elapsedTime);
    writer.add({
      ...{ at: new Date(), account_id: apiKey.actor.accountId, key_id: apiKey.id, method, duration_ms, request_id },
      ...{ route: routeOptions.url ?? '', status: reply.statusCode, code: codes.get(request) ?? null },
    });
  });
  app.addHook('onClose', () => writer.close());
}

export function createWriter(
  insert: (rows: readonly NewRequest[]) => Promise<void>,
  complain: (reason: string) => void,
) {
  let waiting: NewRequest[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    writing = writing.then(() => insert(rows)).catch(({ message }: Error) => complain(message));
  };
  return {
    add: (row: NewRequest) => {
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push(row);
      if (waiting.length >= AT_ONCE) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    close: async () => {
      flush();
      await writing;
    },
  };
}
