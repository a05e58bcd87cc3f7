import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT, readIfExists } from './fingerprint.mjs';
import { run, withSignsOfLife } from './run.mjs';

const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.callstead-install');
const OLDEST_NODE = '20.19.0';

/** Installs what package-lock.json asks for, unless exactly that is there. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Installing packages (about a minute) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const exitCode = await withSignsOfLife('installing', () => run('npm', args));
  if (exitCode !== 0) throw new Error(`npm ci failed with exit code ${exitCode}. Its messages stand above.`);
  writeFileSync(STAMP, machineAndLock());
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Callstead needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
}

function isInstalled() {
  const stamp = readIfExists(STAMP);
  if (stamp === machineAndLock()) return true;
  const machineChanged = stamp !== undefined && stamp.split('\n')[0] !== machine();
  if (machineChanged || !npmInstalledTheLock()) return false;
  writeFileSync(STAMP, machineAndLock());
  return true;
}

function machine() {
  return [process.platform, process.arch, process.versions.modules].join(' ');
}

function machineAndLock() {
  return `${machine()}\n${fingerprint(['package-lock.json'])}\n`;
}

// Whoever ran `npm install` by hand need not wait for another one: npm notes what it installed.
function npmInstalledTheLock() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages);
  return wanted
    .filter(([path, entry]) => path.includes('node_modules/') && isNeededHere(entry))
    .every(([path, entry]) => installed[path]?.version === entry.version && existsSync(join(ROOT, path)));
}

function isNeededHere({ optional, devOptional, peer, os, cpu, libc }) {
  if (!os && !cpu) return !optional && !devOptional && !peer;
  return !libc && fits(os, process.platform) && fits(cpu, process.arch);
}

function fits(allowed, actual) {
  return !allowed || allowed.includes(actual);
}
