import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIG_NAMES } from '../config.ts';
import { ROOT_FOLDER } from '../root-folder.ts';

const MAIN = join(ROOT_FOLDER, 'server/build/main.js');
const POLL_MS = 20;
const GREETING = /Callstead runs at (http\S+)/;

/** Whoever tests may have settings of their own. */
const UNSET = Object.fromEntries(CONFIG_NAMES.map((name) => [name, '']));

export type ServerProcess = {
  child: ChildProcess;
  output: () => string;
  /** What it told whoever started it, without its log. */
  complaint: () => string;
  /** Resolves with the exit code; null after a kill. */
  exit: Promise<number | null>;
};

/** The server as `npm start` runs it, on a port of its own and untouched by the settings of whoever tests; nobody waits for it to drain. */
export function spawnServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env: { ...process.env, NODE_ENV: 'production', ...UNSET, PORT: '0', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let complaint = '';
  const said = [child.stdout, child.stderr].map(async (stream) => {
    for await (const chunk of stream ?? []) {
      output += chunk;
      if (stream === child.stderr) complaint += chunk;
    }
  });
  // Not `close`: that never comes once the channel to the child was cut from our side.
  const exit = once(child, 'exit').then(async ([code]) => {
    await Promise.all(said);
    return code;
  });
  return { child, output: () => output, complaint: () => complaint, exit };
}

/** One of the programs beside it, to its end. */
export async function runProgram(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const program = join(ROOT_FOLDER, `server/build/${name}.js`);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...UNSET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Resolves with the address it serves; throws with everything it said when it ends before. */
export async function addressOf(server: ServerProcess): Promise<string> {
  let ended = false;
  server.exit.finally(() => {
    ended = true;
  });
  while (!ended) {
    const address = GREETING.exec(server.output())?.[1];
    if (address) return address;
    await sleep(POLL_MS);
  }
  throw new Error(`the server ended with ${await server.exit}: ${server.output()}`);
}
