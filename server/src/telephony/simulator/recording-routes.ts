import { Readable } from 'node:stream';
import * as z from 'zod';
import type { Db } from '../../db/database.ts';
import type { App } from '../../http/zod.ts';
import { sameText } from '../../secrets/same-text.ts';
import { TALK_LIMIT_SECONDS } from '../port.ts';
import { deleteSimulatedRecording, isSimulatedDeleted } from './queries.ts';
import { recordedTalk, recordedTalkBytes } from './recorded-talk.ts';
import { SIMULATOR_ACCOUNT } from './simulated-recording.ts';

const params = z.object({ file: z.string().regex(/^\w{1,64}\.wav$/) });
const deleted = z.object({ file: z.string().regex(/^\w{1,64}\.json$/) });
const querystring = z.object({ seconds: z.coerce.number().min(0).max(TALK_LIMIT_SECONDS) });

type Simulator = { db: Db; simulatorToken: string };

/** This server is also the built-in carrier, which keeps the recordings it told us of. */
export function simulatorRoutes(app: App, { db, simulatorToken: token }: Simulator): void {
  const password = `Basic ${Buffer.from(`${SIMULATOR_ACCOUNT}:${token}`).toString('base64')}`;

  app.get(
    '/simulator/recordings/:file',
    { config: { access: 'recording.simulate' }, schema: { params, querystring }, compress: false },
    async (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', password)) return reply.code(401).send();
      const sid = request.params.file.replace('.wav', '');
      if (await isSimulatedDeleted(db, sid)) return reply.code(404).send();
      const { seconds } = request.query;
      return reply
        .type('audio/wav')
        .header('content-length', recordedTalkBytes(seconds))
        .send(Readable.from(recordedTalk(sid, seconds), { objectMode: false }));
    },
  );

  app.delete(
    '/simulator/recordings/:file',
    { config: { access: 'recording.simulate' }, schema: { params: deleted } },
    async (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', password)) return reply.code(401).send();
      const isNew = await deleteSimulatedRecording(db, request.params.file.replace('.json', ''));
      return reply.code(isNew ? 204 : 404).send();
    },
  );
}
