import { join } from 'node:path';
import { buildServerIfStale } from '../../scripts/build-server.mjs';
import { buildWebIfStale } from '../../scripts/build-web.mjs';
import { ensureInstalled } from '../../scripts/ensure-installed.mjs';
import { run } from '../../scripts/run.mjs';

/** What needs programs of Debian's that npm does not bring: tried by name, never beside the tests. */
const TRIALS = {
  failover: 'PostgreSQL, Patroni, etcd, HAProxy and PgBouncer: a leader is killed under load',
  proxy: 'Caddy before two servers',
  units: 'the units of systemd',
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(TRIALS, name)) {
  console.error('Which one?');
  for (const [trial, what] of Object.entries(TRIALS)) console.error(`  npm run trial -- ${trial}   ${what}`);
  process.exit(1);
}
await ensureInstalled();
if (name !== 'units') await Promise.all([buildWebIfStale(), buildServerIfStale()]);
process.exitCode = await run(process.execPath, ['--import', 'tsx', join(import.meta.dirname, `${name}.ts`), ...args]);
