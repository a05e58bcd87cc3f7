import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needPackages, runTrial } from './daemons.ts';

const UNITS = join(import.meta.dirname, '..', 'systemd');

/** `npm run trial -- units`: systemd itself reads the units. */
await runTrial(async ({ folder }) => {
  needPackages({ 'systemd-analyze': 'systemd' }, process.argv.includes('--install'));
  const names = readdirSync(UNITS);
  for (const name of names) {
    // This Node stands in for the one that is installed there.
    const unit = readFileSync(join(UNITS, name), 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, name), unit);
  }
  const started = names.map((name) => join(folder, name.replace('@.', '@3001.')));
  writeFileSync(join(folder, 'callstead@3001.service'), readFileSync(join(folder, 'callstead@.service')));
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...started], { encoding: 'utf8' });
  const own = stderr.split('\n').filter((line) => line.includes('callstead'));
  if (own.length > 0 || status === null) throw new Error(own.join('\n'));
  console.log(`systemd takes ${names.length} units as they are.`);
});
