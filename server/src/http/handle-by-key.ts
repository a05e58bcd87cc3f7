import type { AnswerOf, Endpoint } from '@callstead/contract/endpoint';
import { assert } from '@callstead/domain/assert';
import type { Member } from '@callstead/domain/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Answer, type HandledRequest, handle } from './handle.ts';
import { assertKeyMay, keyOf, type UsedKey } from './key-access.ts';
import type { App } from './zod.ts';

export type HandledByKey<E extends Endpoint> = Omit<HandledRequest<E>, 'actor'> & { actor: Member; apiKey: UsedKey };

type Handler<E extends Endpoint> = (handled: HandledByKey<E>, reply: FastifyReply) => Answer<E> | Promise<Answer<E>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who answers what programs ask, for those who ask by another way than `/v1`. */
    handlersByKey: Map<Endpoint, Handler<Endpoint>>;
  }
}

/** One endpoint of programs: what asks is a key, and the account it acts for. */
export function handleByKey<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  app.handlersByKey.set(endpoint, handler as unknown as Handler<Endpoint>);
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

type Asked = { params?: Record<string, string>; query?: Record<string, unknown> };

/** The answer that the key of this request would get at the endpoint's own address: the same rules, shapes and reads. */
export async function askByKey<E extends Endpoint>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  endpoint: E,
  { params, query = {} }: Asked,
): Promise<AnswerOf<E>> {
  const apiKey = keyOf(request);
  assertKeyMay(apiKey, endpoint);
  const handler = request.server.handlersByKey.get(endpoint);
  const shape = endpoint.answers[200];
  assert(handler && shape instanceof z.ZodType && endpoint.method === 'GET', 'only what is read as JSON is asked so');
  const parsed = { params: endpoint.params?.parse(params), query: endpoint.query?.parse(query), body: undefined };
  const answer = await handler({ ...parsed, request, apiKey, actor: apiKey.actor } as never, reply);
  return shape.parse(answer) as AnswerOf<E>;
}
