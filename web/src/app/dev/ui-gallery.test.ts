import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loader } from './ui-gallery-page.tsx';

const UI = join(import.meta.dirname, '../../ui');
const OUR_IMPORTS = /(?:from|import|import\() ?'(\.[^']+\.tsx?)'/g;

/** Everything the page is made of; what is a part of another piece is shown with it. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(OUR_IMPORTS)) {
    reachedFrom(resolve(file, '..', path), reached);
  }
  return reached;
}

const shown = reachedFrom(join(import.meta.dirname, 'ui-gallery-page.tsx'));

/** What stands in page/ draws nothing by itself. */
const pieces = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.tsx$/.test(file) && !/^page\W/.test(file),
);

test.each(pieces)('the gallery shows %s', (piece) => {
  expect([...shown].map((file) => relative(UI, file))).toContain(piece);
});

const open = (demo: boolean) => loader({ context: { demo } } as unknown as LoaderFunctionArgs);

test('it is there with demo data', () => {
  expect(open(true)).toBeNull();
});

test('without demo data it is an unknown address', () => {
  const answer = open(false) as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
});
