import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Held by one connection for the server's lifetime; it ends with the process, however that ends. */
export type FolderLock = { onLost: (listener: () => void) => void };

const LOCK_KEY = 0xca11_57ea; // any number nobody else uses
const RETRY_MS = 50;

/** Throws when PostgreSQL cannot be reached. */
export async function acquireFolderLock(url: string, patienceMs: number): Promise<FolderLock | 'held by another'> {
  const client = new pg.Client({ connectionString: url, application_name: 'callstead-lock' });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // told by `lost`
  await client.connect();
  if (await tryForAWhile(client, patienceMs)) return { onLost: (listener) => void lost.then(listener) };
  await client.end();
  return 'held by another';
}

async function tryForAWhile(client: pg.Client, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK_KEY]);
    if (rows[0]?.locked) return true;
    if (Date.now() > deadline) return false;
    await sleep(RETRY_MS);
  }
}
