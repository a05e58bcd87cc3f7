import type { ServerResponse } from 'node:http';
import type { LiveChange } from '@callstead/contract/live';
import { assert } from '@callstead/domain/assert';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hub } from '../live/hub.ts';
import { recognize } from '../modules/identity/session-commands.ts';
import type { Services } from '../services.ts';
import { authHeaders } from './auth-headers.ts';
import type { App } from './zod.ts';

/** Proxies cut a connection that is silent for a minute; and a session that ended must not go on listening. */
const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2_000;

/** Server-sent events: what changed for whoever is signed in. */
export function liveRoutes(app: App, services: Services): void {
  const open = new Set<ServerResponse>();
  // Streams never end by themselves, and closing waits for all requests.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get('/live', { config: { access: 'live.listen' } }, (request, reply) => {
    const stream = startStream(reply);
    open.add(stream);
    const leave = joinHub(services.hub, request, stream);
    const heartbeat = setInterval(() => void beat(services, request, stream), HEARTBEAT_MS);
    stream.once('close', () => {
      clearInterval(heartbeat);
      leave();
      open.delete(stream);
    });
  });
}

function startStream(reply: FastifyReply): ServerResponse {
  reply.hijack(); // nothing may buffer or compress it
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${RECONNECT_MS}\nevent: resync\ndata: {}\n\n`);
  return reply.raw;
}

function joinHub(hub: Hub, { actor }: FastifyRequest, stream: ServerResponse): () => void {
  assert(actor.userType !== 'anonymous', 'the access hook has let a member in');
  return hub.join({
    userId: actor.id,
    isAdmin: actor.userType === 'admin',
    tell: (change: LiveChange) => stream.write(`data: ${JSON.stringify(change)}\n\n`),
    resync: () => stream.write('event: resync\ndata: {}\n\n'),
  });
}

async function beat(services: Services, request: FastifyRequest, stream: ServerResponse): Promise<void> {
  const signedIn = await recognize(services, authHeaders(request)).then(
    (known) => known.signedIn !== undefined,
    () => true, // the database is away for a moment: no news about the session
  );
  if (signedIn) stream.write(': still here\n\n');
  else stream.end();
}
