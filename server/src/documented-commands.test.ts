import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_FOLDER } from './root-folder.ts';

const FOLDERS = ['.', 'docs', 'docs/decisions', 'deploy', 'clients/typescript'];
const DOCUMENTS = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT_FOLDER, folder))
    .filter((name) => /\.(md|yaml|env\.example|sh)$/.test(name))
    .map((name) => join(folder, name)),
);
const read = (file: string) => readFileSync(join(ROOT_FOLDER, file), 'utf8');
const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name as string);

/** Those of the root, and the web's own. */
const SCRIPTS = new Set(
  ['package.json', 'web/package.json', 'clients/typescript/package.json'].flatMap((file) =>
    Object.keys(JSON.parse(read(file)).scripts ?? {}),
  ),
);

test.each(DOCUMENTS)('%s tells people to run only what there is', (file) => {
  const text = read(file);
  const commands = matches(text, /npm run ([a-z][\w:-]*)/g);
  expect(commands.filter((name) => !SCRIPTS.has(name))).toEqual([]);
  const paths = matches(text, /(?:^|[\s`(])(?:node )?((?:deploy|scripts)\/[\w./@-]+\.(?:mjs|sh|yaml|example))/gm);
  expect(paths.filter((path) => !existsSync(join(ROOT_FOLDER, path)))).toEqual([]);
});

test('every proof that a document names is one', () => {
  const proofs = read('scripts/prove.mjs');
  const named = DOCUMENTS.flatMap((file) => matches(read(file), /npm run prove -- ([a-z][a-z-]+)/g));
  expect(named.filter((name) => name !== 'name' && !new RegExp(`^ {2}'?${name}'?:`, 'm').test(proofs))).toEqual([]);
});

test('every trial that a document names is one', () => {
  const trials = read('deploy/trials/main.mjs');
  const named = DOCUMENTS.flatMap((file) => matches(read(file), /npm run trial -- ([a-z]+)/g));
  expect(new Set(named).size).toBe(3);
  expect(named.filter((name) => !new RegExp(`^ {2}${name}:`, 'm').test(trials))).toEqual([]);
});

test('every tool an operator runs is a program of the build', () => {
  const built = read('scripts/build-server.mjs');
  const tools = Object.values<string>(JSON.parse(read('package.json')).scripts).flatMap((script) =>
    matches(script, /run-tool\.mjs ([\w-]+)/g),
  );
  expect(tools.length).toBeGreaterThan(5);
  for (const tool of tools) expect(built).toMatch(new RegExp(`^ {2}'?${tool}'?: 'tools/`, 'm'));
});
