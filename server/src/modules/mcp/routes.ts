import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askByKey } from '../../http/handle-by-key.ts';
import { checkKeys, keyOf } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { VERSION } from '../docs/open-api/version.ts';
import { createKeyRecognition } from '../integrations/keys/recognize-key.ts';

/** Any key comes in; each tool asks for its own scope. */
const config = { access: 'api-key.use', audience: 'outside', scope: 'none' } as const;

/** The Model Context Protocol, for assistants: the keys, limits and reads of `/v1`, one request at a time. */
export function mcpRoutes(app: App, services: Services): void {
  const keys = createKeyRecognition(services);
  app.addHook('onRequest', async ({ headers }) => assertOwnOrigin(headers.origin, services.config.publicUrl));
  checkKeys(app, { limits: services.limits, keys });

  app.post('/mcp', { config }, async (request, reply) => {
    const apiKey = keyOf(request);
    // Loaded when the first assistant comes: most processes never meet one.
    const { answerMcp } = await import('./answer.ts');
    const response = await answerMcp(asWebRequest(request, services.config.publicUrl), {
      ...{
        apiKey,
        version: VERSION,
        network: services.settings.of('brand').name,
        ask: (endpoint, asked) => askByKey({ request, reply }, endpoint, asked),
      },
      onFault: (error) => request.log.error({ err: error }, 'a tool failed'),
    });
    return send(reply, response);
  });

  // There is no stream to listen to and no session to end; the protocol has these answered so.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    config,
    exposeHeadRoute: false,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

/** A page of another site must not use a network that only its visitor can reach. Programs name no origin. */
function assertOwnOrigin(origin: string | undefined, publicUrl: string): void {
  if (origin !== undefined && origin !== new URL(publicUrl).origin) throw new DomainError('cross_site_request');
}

function asWebRequest({ headers, body }: FastifyRequest, publicUrl: string): Request {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
  );
  return new Request(`${publicUrl}/mcp`, { method: 'POST', headers: named, body: JSON.stringify(body ?? null) });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const type = response.headers.get('content-type');
  if (type) reply.type(type);
  return reply.code(response.status).send(await response.text());
}
