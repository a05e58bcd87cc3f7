import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT, readIfExists } from './fingerprint.mjs';
import { runQuietly, withSignsOfLife } from './run.mjs';

const BUILD = join(ROOT, 'web', 'build');
const STAMP = join(BUILD, '.callstead-build');

/** Builds the web, unless the build there is came from exactly these sources. */
export async function buildWebIfStale() {
  const sources = fingerprintOfSources();
  if (readIfExists(STAMP) === sources) return;
  console.log('Building the web …');
  rmSync(STAMP, { force: true });
  const args = ['run', 'build', '--workspace', 'web', '--silent'];
  // Vitest, which may ask for it, calls its environment a test: React would come with its warnings, at twice the size.
  const env = { NODE_ENV: 'production' };
  const { exitCode, output } = await withSignsOfLife('building', () => runQuietly('npm', args, env));
  if (exitCode !== 0) throw new Error(`${output}\nThe web could not be built (exit code ${exitCode}).`);
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(STAMP, sources);
}

function fingerprintOfSources() {
  const configs = readdirSync(join(ROOT, 'web')).filter((name) => name.endsWith('.ts'));
  const folders = ['web/src', 'web/public', 'contract/src', 'domain/src'];
  return fingerprint([...folders, ...configs.map((name) => `web/${name}`), 'package-lock.json']);
}
