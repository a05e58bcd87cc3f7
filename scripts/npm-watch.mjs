import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * Calls `act` when the npm that runs us is gone. npm sends signals to its shell, which dies of them and tells nobody;
 * and of a kill -9 of npm neither of them hears.
 */
export function whenNpmEnds(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = [parent, parentOf(parent)].find(isNpm);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    act();
  }, POLL_MS);
}

function isNpm(pid) {
  return /^npm\b|npm-cli/.test(describe(pid).args);
}

function parentOf(pid) {
  return describe(pid).parent;
}

// Slim containers have no `ps`.
function describe(pid) {
  try {
    if (process.platform === 'linux') {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      return { parent: Number(parent), args: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
    }
    const [parent, ...args] = execFileSync('ps', ['-o', 'ppid=,args=', '-p', pid], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { parent: Number(parent), args: args.join(' ') };
  } catch {
    return { parent: 0, args: '' };
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
