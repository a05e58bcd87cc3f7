import { Readable } from 'node:stream';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import { sameText } from '../../secrets/same-text.ts';
import { TALK_LIMIT_SECONDS } from '../port.ts';
import { recordedTalk, recordedTalkBytes } from './recorded-talk.ts';
import { SIMULATOR_ACCOUNT } from './simulated-recording.ts';

const params = z.object({ file: z.string().regex(/^\w{1,64}\.wav$/) });
const querystring = z.object({ seconds: z.coerce.number().min(0).max(TALK_LIMIT_SECONDS) });

/** This server is also the built-in carrier, which keeps the recordings it told us of. */
export function simulatorRoutes(app: App, token: string): void {
  const password = `Basic ${Buffer.from(`${SIMULATOR_ACCOUNT}:${token}`).toString('base64')}`;

  app.get(
    '/simulator/recordings/:file',
    { config: { access: 'recording.simulate' }, schema: { params, querystring }, compress: false },
    async (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', password)) return reply.code(401).send();
      const { seconds } = request.query;
      return reply
        .type('audio/wav')
        .header('content-length', recordedTalkBytes(seconds))
        .send(Readable.from(recordedTalk(request.params.file.replace('.wav', ''), seconds), { objectMode: false }));
    },
  );
}
