import type { ServerResponse } from 'node:http';
import * as endpoints from '@callstead/contract/live-endpoints';
import { assert } from '@callstead/domain/assert';
import { LIVE_HEARTBEAT_MS } from '@callstead/domain/live/live-topics';
import { isMember, type Member, roleMay } from '@callstead/domain/policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Listener } from '../../live/hub.ts';
import type { AuthServices } from '../identity/auth.ts';
import { actorOf } from '../identity/session/actor.ts';
import { authHeaders } from '../identity/session/auth-headers.ts';
import { recognize } from '../identity/session/commands.ts';
import { createOpenStreams, sendEvent } from './streams.ts';

const RESYNC = 'event: resync\ndata: {}\n\n';
const BEAT = 'event: beat\ndata: {}\n\n';

export type LiveOptions = { heartbeatMs?: number };

/** Server-sent events: what changed for whoever is signed in. */
export function liveRoutes(app: App, services: AuthServices, options: LiveOptions = {}): void {
  const { heartbeatMs = LIVE_HEARTBEAT_MS } = options;
  const streams = createOpenStreams();
  // Streams never end by themselves, and closing waits for all requests.
  app.addHook('preClose', async () => streams.endAll());
  const listen = (request: FastifyRequest, reply: FastifyReply) => {
    const stream = startStream(reply);
    const { listener, check } = seat(services, request, stream);
    const leave = services.hub.join(listener);
    const heartbeat = setInterval(check, heartbeatMs);
    streams.add(listener.userId, stream);
    stream.once('close', () => {
      clearInterval(heartbeat);
      leave();
      streams.remove(listener.userId, stream);
    });
  };
  // Without its HEAD twin: that one would never end.
  handle(app, endpoints.listenLive, ({ request }, reply) => listen(request, reply), { exposeHeadRoute: false });
}

function startStream(reply: FastifyReply): ServerResponse {
  reply.hijack(); // nothing may buffer or compress it
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    connection: 'close', // once it has ended, a server that stops need not wait for the idle rest of it
    'x-accel-buffering': 'no',
  });
  sendEvent(reply.raw, RESYNC);
  return reply.raw;
}

/** Proxies cut a connection that is silent for a minute; and a session that ended must not go on listening. */
function seat(services: AuthServices, request: FastifyRequest, stream: ServerResponse) {
  const { actor } = request;
  assert(isMember(actor), 'the access hook has let a member in');
  const listener: Listener = {
    userId: actor.userId,
    accountId: actor.accountId,
    isAdmin: actor.role === 'admin',
    tell: (change) => {
      sendEvent(stream, `data: ${JSON.stringify(change)}\n\n`);
      if (change.topic === 'session') check();
    },
    tellAnswering: answeringFor(actor, stream),
    resync: () => sendEvent(stream, RESYNC),
  };
  const check = () =>
    void recognize(services, authHeaders(request)).then(
      (signedIn) => {
        const now = actorOf(services.config, signedIn, request.ip);
        if (!isMember(now) || !roleMay(now, 'live.listen')) return stream.end();
        listener.accountId = now.accountId;
        listener.isAdmin = now.role === 'admin';
        listener.tellAnswering = answeringFor(now, stream);
        return sendEvent(stream, BEAT);
      },
      () => sendEvent(stream, BEAT), // the database is away for a moment: no news about the session
    );
  return { listener, check };
}

/** An event of its own: pages of the release before pass over it. */
function answeringFor(actor: Member, stream: ServerResponse): Listener['tellAnswering'] {
  if (!roleMay(actor, 'ticket.manage')) return undefined;
  return (answering) => sendEvent(stream, `event: answering\ndata: ${JSON.stringify(answering)}\n\n`);
}
