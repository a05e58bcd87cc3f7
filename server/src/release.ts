import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import server from '../package.json' with { type: 'json' };

const SHOWN = 8;

/** Its version, and of one that was built what tells it from any other of that version. */
export async function readRelease(): Promise<string> {
  const build = await readFile(join(import.meta.dirname, 'build-id'), 'utf8').catch(() => undefined);
  return build ? `${server.version}+${build.slice(0, SHOWN)}` : server.version;
}
