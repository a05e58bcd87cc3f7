import type { AnswerMade, Endpoint, RequestTo } from '@callstead/contract/endpoint';
import type { Actor } from '@callstead/domain/policy';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod';
import type { App } from './zod.ts';

export type HandledRequest<E extends Endpoint> = RequestTo<E> & { actor: Actor; request: FastifyRequest };

/** Files and streams are sent by the handler itself; any other answer is what it returns. */
export type Answer<E extends Endpoint> = [AnswerMade<E>] extends [never]
  ? unknown
  : AnswerMade<E> extends undefined
    ? unknown
    : AnswerMade<E>;

type Handler<E extends Endpoint> = (handled: HandledRequest<E>, reply: FastifyReply) => Answer<E> | Promise<Answer<E>>;

/** One endpoint of the contract: its rule and its shapes are declared, its only status is sent. */
export function handle<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  options: Pick<RouteShorthandOptions, 'compress' | 'exposeHeadRoute' | 'bodyLimit'> = {},
): void {
  const [status = 200] = Object.keys(endpoint.answers).map(Number);
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access, endpoint, ...forPrograms(endpoint) },
    schema: schemaOf(endpoint),
    handler: async (request, reply) => {
      const { params, query, body, actor } = request;
      reply.code(status);
      const answer = await handler({ params, query, body, actor, request } as HandledRequest<E>, reply);
      return status === 204 ? reply.send() : answer;
    },
  });
}

/** They carry no person's cookie, so no other site can make them ask for anything. */
const forPrograms = ({ scope }: Endpoint) => scope && ({ scope, audience: 'outside' } as const);

/** A program that names something nobody asked for has misunderstood: it is told. */
const NO_QUERY = z.strictObject({});

function schemaOf({ params, query: asked, body, answers, scope }: Endpoint) {
  const query = asked ?? (scope && NO_QUERY);
  const shapes = Object.entries(answers).filter(([, answer]) => answer instanceof z.ZodType);
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: Object.fromEntries(shapes),
  };
}
