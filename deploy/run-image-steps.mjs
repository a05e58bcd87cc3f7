import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does what `docker build` would do with deploy/Dockerfile, and then runs what came out: in a clean folder, as an ordinary user,
 * with nothing of the image writable. Where there is no Docker, this is how the image is known to build and to start.
 */
const ROOT = join(import.meta.dirname, '..');
const NOBODY = 65534;
const READY_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'callstead-image-'));
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
if (isRoot) chownSync(folder, NOBODY, NOBODY);
chmodSync(folder, 0o755);

/** Instructions in their order; none of ours is longer than a line. */
function parse(text) {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line) => /^([A-Z]+) (.*)$/.exec(line).slice(1));
}

function buildImage(instructions) {
  const stages = new Map();
  let stage;
  for (const [word, rest] of instructions) {
    if (word === 'FROM') {
      const name = /AS (\S+)$/.exec(rest)?.[1] ?? 'image';
      assertNodeVersion(rest);
      stage = { root: makeFolder(join(folder, name)), workdir: '/', env: {} };
      stages.set(name, stage);
    } else STEPS[word](stage, rest, stages);
  }
  return stage;
}

const STEPS = {
  WORKDIR: (stage, path) => {
    stage.workdir = path;
    makeFolder(join(stage.root, path));
  },
  COPY: (stage, rest, stages) => {
    const [, from, source, target] = /^(?:--from=(\S+) )?(?:--chown=\S+ )?(\S+) (\S+)$/.exec(rest);
    const into = join(stage.root, target.startsWith('/') ? '' : stage.workdir, target);
    if (from) copy(join(stages.get(from).root, source), into);
    else for (const file of contextFiles()) copy(join(ROOT, file), join(into, file));
  },
  RUN: (stage, command) => {
    console.log(`RUN ${command}`);
    const { status } = spawnSync('sh', ['-c', command], {
      cwd: workdirOf(stage),
      stdio: 'inherit',
      env: envOf(stage),
      ...user,
    });
    if (status !== 0) throw new Error(`RUN ${command} ended with ${status}`);
  },
  ENV: (stage, rest) => {
    const [name, value] = rest.split('=');
    stage.env[name] = value;
  },
  CMD: (stage, rest) => {
    stage.command = JSON.parse(rest);
  },
  VOLUME: (stage, path) => {
    stage.volume = path;
  },
  USER: (_stage, name) => {
    if (name === 'root') throw new Error('The image would run as root.');
  },
  EXPOSE: () => undefined,
  HEALTHCHECK: () => undefined,
};

function assertNodeVersion(image) {
  const wanted = /^node:(\d+)/.exec(image)?.[1];
  const own = process.versions.node.split('.')[0];
  if (wanted !== own) console.log(`The image has Node ${wanted}; these steps run with ${own}.`);
}

/** What git knows, less what .dockerignore names. */
function contextFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isIgnored = (file) =>
    ignored.some((name) =>
      name.startsWith('**/') ? file.split('/').includes(name.slice(3)) : file === name || file.startsWith(`${name}/`),
    );
  return stdout.split('\n').filter((file) => file && !isIgnored(file));
}

function copy(source, target) {
  makeFolder(dirname(target));
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  if (isRoot) spawnSync('chown', ['-R', '-h', `${NOBODY}:${NOBODY}`, target]);
}

function makeFolder(path) {
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  return path;
}

const workdirOf = (stage) => join(stage.root, stage.workdir);

/** Nothing of whoever runs this but where npm finds packages. */
function envOf(stage) {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  const home = makeFolder(join(folder, 'home'));
  return {
    PATH: process.env.PATH,
    HOME: home,
    npm_config_registry: registry,
    npm_config_cache: join(home, 'npm'),
    ...stage.env,
  };
}

/** Read-only, as compose.yaml has it, with a volume beside it. */
async function runImage(image) {
  spawnSync('chmod', ['-R', 'a-w', image.root]);
  const [data, elsewhere, backups] = ['data', 'elsewhere', 'backups'].map((name) => makeFolder(join(folder, name)));
  const env = { ...envOf(image), DEMO: '0', BACKUP_TO: backups, BACKUP_PASSPHRASE: 'of the steps of the image' };
  await serveOnce(image, { ...env, DATA_DIR: data }, async () => {
    await runProgram(image, ['server/build/backup.js'], { ...env, DATA_DIR: data });
  });
  const [name] = readdirSync(backups).filter((entry) => /^\d{8}-\d{6}$/.test(entry));
  await runProgram(image, ['server/build/restore.js', '--from', join(backups, name)], { ...env, DATA_DIR: elsewhere });
  await serveOnce(image, { ...env, DATA_DIR: elsewhere }, async () => undefined);
}

async function serveOnce(image, env, meanwhile) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const own = { ...env, PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '0' };
  const [command, ...args] = image.command;
  console.log(`CMD ${image.command.join(' ')}`);
  const server = spawn(command, args, { cwd: workdirOf(image), env: own, stdio: 'inherit', ...user });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await ready(address, server);
    const page = await fetch(`${address}/login`);
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`/login answers ${page.status}`);
    await meanwhile();
  } finally {
    server.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
}

async function ready(address, server) {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(250)) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode} before it was ready`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('the server does not become ready');
}

async function runProgram(image, args, env) {
  console.log(`node ${args.join(' ')}`);
  const { status } = spawnSync('node', args, { cwd: workdirOf(image), env, stdio: 'inherit', ...user });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

try {
  const image = buildImage(parse(readFileSync(join(ROOT, 'deploy', 'Dockerfile'), 'utf8')));
  await runImage(image);
  console.log('The image builds, starts, makes a backup, restores it, and stops.');
} finally {
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}
