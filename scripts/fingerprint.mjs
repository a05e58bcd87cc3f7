import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** One hash over the names and contents of all given files and folders (relative to the root). */
export function fingerprint(paths, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of paths.flatMap((path) => listFiles(join(ROOT, path)))) {
    hash.update(`\n${relative(ROOT, file).split(sep).join('/')}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Every file at or under `path`, always in the same order. */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  return names.filter((name) => name !== 'node_modules').flatMap((name) => listFiles(join(path, name)));
}

export function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
