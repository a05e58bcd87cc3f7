import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprint, listFiles, ROOT, readIfExists } from './fingerprint.mjs';

const SOURCES = join(ROOT, 'server', 'src');
const BUILD = join(ROOT, 'server', 'build');
const STAMP = join(BUILD, '.callstead-build');

/** What is run by itself; everything they share, and what they import only later, becomes a chunk of its own. */
const PROGRAMS = {
  main: 'main.ts',
  migrate: 'tools/migrate.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  simulate: 'tools/simulate.ts',
  reconcile: 'tools/reconcile.ts',
  'verify-ledger': 'tools/verify-ledger.ts',
  'verify-rollups': 'tools/verify-rollups.ts',
  'rebuild-rollups': 'tools/rebuild-rollups.ts',
  'make-demo-snapshot': 'tools/make-demo-snapshot.ts',
};

/** Path of a built program of the server. */
export function serverProgram(name) {
  return join(BUILD, `${name}.js`);
}

/** Builds the server, unless the build there is came from exactly these sources. */
export async function buildServerIfStale() {
  const sources = fingerprint([
    'server/src',
    'contract/src',
    'domain/src',
    'package-lock.json',
    'scripts/build-server.mjs',
  ]);
  if (readIfExists(STAMP) === sources) return;
  console.log('Building the server …');
  rmSync(BUILD, { recursive: true, force: true });
  await bundle();
  copySql();
  cpSync(join(SOURCES, 'pdf', 'fonts'), join(BUILD, 'fonts'), { recursive: true });
  cpSync(join(SOURCES, 'modules', 'leases', 'dni.js'), join(BUILD, 'dni.js'));
  cpSync(join(SOURCES, 'modules', 'leads', 'hosted-form', 'form.js'), join(BUILD, 'form.js'));
  const docs = join(SOURCES, 'modules', 'docs');
  const help = join(SOURCES, 'modules', 'help');
  for (const folder of ['help-guides', 'help-pictures'])
    cpSync(join(help, folder), join(BUILD, folder), { recursive: true });
  cpSync(join(docs, 'guides'), join(BUILD, 'guides'), { recursive: true });
  cpSync(join(docs, 'pages', 'docs-assets'), join(BUILD, 'docs-assets'), { recursive: true });
  writeFileSync(join(BUILD, 'build-id'), fingerprintOfBuild());
  writeFileSync(STAMP, sources);
}

/** Our own packages are TypeScript and go into the bundle; those of others stay where npm put them. */
async function bundle() {
  const { build } = await import('rolldown');
  const input = Object.entries(PROGRAMS).map(([name, file]) => [name, join(SOURCES, file)]);
  await build({
    input: Object.fromEntries(input),
    platform: 'node',
    external: (id) => /^[@\w]/.test(id) && !id.startsWith('@callstead/'),
    output: { dir: BUILD, format: 'esm', sourcemap: true, chunkFileNames: '[name]-[hash].js' },
  });
}

/** Beside the code that reads it: migrations/ and whatever else of SQL stands in db/. */
function copySql() {
  const database = join(SOURCES, 'db');
  for (const file of listFiles(database).filter((file) => file.endsWith('.sql'))) {
    const copy = join(BUILD, relative(database, file));
    mkdirSync(join(copy, '..'), { recursive: true });
    cpSync(file, copy);
  }
}

/** Changes with whatever runs, and with nothing else: tests and comments leave the kept demo as it is. */
function fingerprintOfBuild() {
  const run = listFiles(BUILD).filter((file) => /\.(js|sql)$/.test(file));
  return fingerprint([...run.map((file) => relative(ROOT, file)), 'package-lock.json']);
}
