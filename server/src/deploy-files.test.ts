import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIG_NAMES } from './config.ts';
import { ROOT_FOLDER } from './root-folder.ts';

const DEPLOY = join(ROOT_FOLDER, 'deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const UNITS = readdirSync(join(DEPLOY, 'systemd')).filter((name) => name.endsWith('.service'));

/** What PostgreSQL, the proxy and the compose file itself are told, and no server of ours. */
const OTHERS = [
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'SERVER_PASSWORD',
  'SITE_ADDRESS',
  'UPSTREAMS',
  'TLS_CHECK_ADDRESS',
  'NODE_ENV',
];
const KNOWN = new Set([...CONFIG_NAMES, ...OTHERS]);

const unknownOf = (names: Iterable<string>) => [...new Set(names)].filter((name) => !KNOWN.has(name));
const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name as string);
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '');

describe('what is deployed names only variables there are', () => {
  test('compose.yaml, on both sides of each', () => {
    const text = withoutComments(read('compose.yaml'));
    expect(unknownOf(matches(text, /\b([A-Z][A-Z0-9_]{2,}):\s/g))).toEqual([]);
    expect(unknownOf(matches(text, /\$\{([A-Z0-9_]+)/g))).toEqual([]);
  });

  test('Caddyfile', () => {
    expect(unknownOf(matches(read('Caddyfile'), /\{\$([A-Z0-9_]+)\}/g))).toEqual([]);
  });

  test('Dockerfile', () => {
    expect(unknownOf(matches(read('Dockerfile'), /^ENV ([A-Z0-9_]+)=/gm))).toEqual([]);
  });

  test('the units of systemd', () => {
    const lines = UNITS.flatMap((unit) => matches(read(`systemd/${unit}`), /^Environment=(.*)$/gm));
    expect(unknownOf(lines.flatMap((line) => matches(line, /\b([A-Z][A-Z0-9_]*)=/g)))).toEqual([]);
  });

  test('the example of its settings has all that compose.yaml asks for, and nothing it does not', () => {
    const asked = new Set(matches(withoutComments(read('compose.yaml')), /\$\{([A-Z0-9_]+)/g));
    const given = matches(read('callstead.env.example'), /^([A-Z0-9_]+)=/gm);
    expect(given.filter((name) => !asked.has(name))).toEqual([]);
    const needed = matches(withoutComments(read('compose.yaml')), /\$\{([A-Z0-9_]+):\?/g);
    expect([...new Set(needed)].filter((name) => !given.includes(name))).toEqual([]);
  });
});

describe('what is deployed starts what there is', () => {
  test('every program is one of the build, and every file that is mounted is here', () => {
    const files = ['Dockerfile', 'compose.yaml', ...UNITS.map((unit) => `systemd/${unit}`)];
    const programs = files.flatMap((file) => matches(read(file), /server\/build\/([\w-]+)\.js/g));
    const built = readFileSync(join(ROOT_FOLDER, 'scripts/build-server.mjs'), 'utf8');
    expect(programs.length).toBeGreaterThan(3);
    for (const program of programs)
      expect(built).toMatch(new RegExp(`^  '?${program}'?: 'tools|^  ${program}: 'main`, 'm'));
    for (const mounted of matches(read('compose.yaml'), /"\.\/([\w.-]+):/g))
      expect(existsSync(join(DEPLOY, mounted)), mounted).toBe(true);
  });

  test('what stands open in the files of three nodes is filled in when they are tried', () => {
    const cluster = read('trials/cluster.ts');
    const open = readdirSync(join(DEPLOY, 'high-availability')).flatMap((name) =>
      matches(read(`high-availability/${name}`), /\$\{(\w+)\}/g),
    );
    expect(open.length).toBeGreaterThan(15);
    expect(open.filter((name) => !new RegExp(`\\b${name.replace(/_\d$/, '_')}`).test(cluster))).toEqual([]);
  });

  test('the scripts are scripts', () => {
    for (const script of ['restart.sh', 'create-roles.sh'])
      expect(spawnSync('sh', ['-n', join(DEPLOY, script)], { encoding: 'utf8' }).stderr).toBe('');
  });

  test('a server has longer to stop than it drains', () => {
    const drain = Number(matches(read('compose.yaml'), /DRAIN_SECONDS: "(\d+)"/g)[0]);
    const checks = read('Caddyfile');
    const [every, within] = ['health_interval', 'health_timeout'].map((name) =>
      Number(matches(checks, new RegExp(`${name} (\\d+)s`, 'g'))[0]),
    );
    const unseen = (every ?? Number.NaN) + (within ?? Number.NaN);
    expect(drain).toBeGreaterThan(unseen + 2);
    expect(Number(matches(read('compose.yaml'), /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(drain + 12);
    for (const unit of UNITS.filter((name) => !name.includes('migrate')))
      expect(Number(matches(read(`systemd/${unit}`), /TimeoutStopSec=(\d+)/g)[0])).toBeGreaterThan(drain + 12);
  });
});
