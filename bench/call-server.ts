import { buildApp } from '../server/src/app.ts';
import { closeServices, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { startSpine } from '../server/src/events/spine.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import type { SUBSCRIBERS } from '../server/src/workers/subscribers.ts';
import { PUBLIC_URL, someCalls, TOKEN } from './carrier-posts.ts';
import type { LoadResult } from './post-load.ts';
import { type Play, startLoader } from './start-loader.ts';

export type CallServer = { url: string; database: OpenDatabase; port: number; play: Play };

/** A server that takes calls, with those who follow what happens, and a loader of its own beside it; gone when the work is done. */
export async function withCallServer(
  subscribers: typeof SUBSCRIBERS,
  work: (server: CallServer) => Promise<void>,
): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  await migrate(database.db);
  const log = createLog('silent');
  const config = loadConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL,
    TWILIO_AUTH_TOKEN: TOKEN,
    DEMO: '0',
    ADMIN_EMAIL: 'a@b.example',
  });
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  const app = await buildApp(services, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const spine = await startSpine(services, database.newClient, subscribers, log);
  services.eventSignal.listen(spine.wake);
  const port = (app.server.address() as { port: number }).port;
  const { play, stop } = startLoader();
  try {
    await work({ url: postgres.url, database, port, play });
  } finally {
    stop();
    await app.close();
    await spine.close();
    await closeServices(services);
    await queue.stop();
    await database.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
}

export function webhooks({ port, play }: CallServer, posts: string[], connections: number): Promise<LoadResult> {
  return play({ kind: 'posts', port, connections, posts });
}

/** All calls arrive, then all are answered, and so on: nobody waits for a callback of its own. Answers how many lives a second. */
export async function wholeLives(
  server: CallServer,
  numbers: readonly string[],
  { lives, connections }: { lives: number; connections: number },
): Promise<number> {
  const calls = someCalls(numbers, lives);
  let seconds = 0;
  for (const step of ['voice', 'answered', 'dialEnded', 'completed'] as const) {
    const posts = calls.map((call) => call[step]);
    seconds += lives / (await webhooks(server, posts, connections)).perSecond;
  }
  return lives / seconds;
}
