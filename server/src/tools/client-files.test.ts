import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientFiles } from './client-files.ts';

const GENERATED = join(import.meta.dirname, '../../../clients/typescript/src/generated');

test('the TypeScript client is what the API says now; `npm run client` writes it', async () => {
  for (const [name, content] of Object.entries(await clientFiles()))
    expect([name, firstDifference(readFileSync(join(GENERATED, name), 'utf8'), content)]).toEqual([name, undefined]);
});

/** Whole files would fill the screen. */
function firstDifference(kept: string, made: string): string | undefined {
  const lines = made.split('\n');
  const before = kept.split('\n');
  const at = lines.findIndex((line, index) => line !== before[index]);
  return at < 0 && lines.length === before.length ? undefined : `${at + 1}: ${before[at]} → ${lines[at]}`;
}
