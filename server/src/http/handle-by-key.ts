import type { Endpoint } from '@callstead/contract/endpoint';
import type { Member } from '@callstead/domain/policy';
import type { FastifyReply } from 'fastify';
import { type Answer, type HandledRequest, handle } from './handle.ts';
import { keyOf, type UsedKey } from './key-access.ts';
import type { App } from './zod.ts';

export type HandledByKey<E extends Endpoint> = Omit<HandledRequest<E>, 'actor'> & { actor: Member; apiKey: UsedKey };

type Handler<E extends Endpoint> = (handled: HandledByKey<E>, reply: FastifyReply) => Answer<E> | Promise<Answer<E>>;

/** One endpoint of programs: what asks is a key, and the account it acts for. */
export function handleByKey<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  handle(
    app,
    endpoint,
    (handled, reply) => {
      const apiKey = keyOf(handled.request);
      return handler({ ...handled, apiKey, actor: apiKey.actor }, reply);
    },
    { exposeHeadRoute: false },
  );
}
