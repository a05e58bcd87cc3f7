import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { anMmdb } from '../testing/an-mmdb.ts';
import { openGeoip } from './geoip.ts';

const MIAMI = { country: { iso_code: 'US' }, subdivisions: [{ iso_code: 'FL' }] };
const UNKNOWN = { country: null, state: null };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callstead-geoip-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function aFinder(file: string) {
  const warnings: string[] = [];
  const log = { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') };
  const finder = await openGeoip(file, log as Parameters<typeof openGeoip>[1], 5);
  onTestFinished(() => finder.close());
  return { ...finder, warnings };
}

test('an address is in the country and state that the file names, however it is written', async () => {
  const file = join(await aFolder(), 'city.mmdb');
  await writeFile(file, anMmdb({ '203.0.113.0/24': MIAMI, '198.51.100.128/25': { country: { iso_code: 'MX' } } }));
  const { placeOf } = await aFinder(file);
  expect(placeOf('203.0.113.9')).toEqual({ country: 'US', state: 'FL' });
  expect(placeOf('::ffff:203.0.113.9')).toEqual({ country: 'US', state: 'FL' });
  expect(placeOf('198.51.100.200')).toEqual({ country: 'MX', state: null });
  for (const address of ['198.51.100.5', '2001:db8::1', 'unknown', '']) expect(placeOf(address)).toEqual(UNKNOWN);
});

test('a newer file is read by itself; one that cannot be read changes nothing', async () => {
  const file = join(await aFolder(), 'city.mmdb');
  const { placeOf, warnings } = await aFinder(file);
  expect(placeOf('203.0.113.9')).toEqual(UNKNOWN);
  expect(warnings).toHaveLength(1);
  await writeFile(file, anMmdb({ '203.0.113.0/24': MIAMI }));
  while (placeOf('203.0.113.9').state !== 'FL') await sleep(5);
  await writeFile(file, 'no such file');
  while (warnings.length < 2) await sleep(5);
  expect(placeOf('203.0.113.9')).toEqual({ country: 'US', state: 'FL' });
});
