import * as endpoints from '@callstead/contract/recordings-endpoints';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import type { Storage } from '../../storage/port.ts';
import { parseByteRange } from './byte-range.ts';
import { listenToRecording, ONE_LISTEN_SECONDS, type ReadyRecording, readRecording } from './commands.ts';
import { presentRecording } from './present.ts';

export function recordingRoutes(app: App, { db, storage }: Services): void {
  handle(app, endpoints.readRecording, async ({ actor, params }) => {
    const { call, recording } = await readRecording(db, actor, params.id);
    return presentRecording(call, recording);
  });

  handle(
    app,
    endpoints.listenToRecording,
    async ({ actor, params, request }, reply) => {
      const recording = await listenToRecording(db, actor, params.id, new Date());
      return sendAudio(request, reply, storage, recording);
    },
    { compress: false, exposeHeadRoute: false },
  );
}

async function sendAudio(request: FastifyRequest, reply: FastifyReply, storage: Storage, recording: ReadyRecording) {
  const { key, bytes, contentType } = recording;
  const etag = `"${key}"`;
  const isSameFile = (request.headers['if-range'] ?? etag) === etag;
  const range = isSameFile ? parseByteRange(request.headers.range, bytes) : undefined;
  if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const audio = await storage.get(key, range);
  if (!audio) throw new DomainError('not_found');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply
    .type(contentType)
    .headers({
      'content-length': range ? range.end - range.start + 1 : bytes,
      'accept-ranges': 'bytes',
      etag,
      // Only for this person's browser: with the cookie of another session the copy is none.
      'cache-control': `private, max-age=${ONE_LISTEN_SECONDS}`,
      vary: 'cookie',
    })
    .send(audio);
}
