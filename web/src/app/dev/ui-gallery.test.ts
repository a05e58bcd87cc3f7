import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loader } from './ui-gallery-page.tsx';

const UI = join(import.meta.dirname, '../../ui');

/** Parts of other pieces, and what draws nothing by itself. */
const NOT_SHOWN = [
  /^page\//,
  /^form\/form-field\./,
  /^feedback\/toast-viewport\./,
  /^table\/table-head\./,
  /^list\/active-filters\./,
  /^period\/(custom-days|preset-list)\./,
];

const pieces = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file) && !NOT_SHOWN.some((part) => part.test(file)),
);

const shelves = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test.each(pieces)('the gallery shows %s', (piece) => {
  expect(shelves).toContain(`'../../ui/${piece}'`);
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
