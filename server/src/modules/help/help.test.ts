import { HELP_GUIDES, helpPath } from '@callstead/contract/help-paths';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { readHelp } from './guides.ts';
import { PICTURES, pictureFile } from './pictures.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const EVERY = HELP_GUIDES.flatMap((guide) => LANGUAGES.map((language) => ({ guide, language })));
const read = (url: string, headers = {}) => t.app.inject({ url, headers });
const foundIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found ?? '');

test.each(EVERY)('the guide $guide is there in $language, with every picture it names', async ({ guide, language }) => {
  const { statusCode, body } = await read(helpPath(guide, { language }));
  expect([statusCode, body.match(/<h1>/g)?.length]).toEqual([200, 1]);
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).not.toContain('<script');
  const pictures = foundIn(body, /<img src="([^"]+)"/g);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const answer = await read(picture);
    expect([picture, answer.statusCode, answer.headers['content-type']]).toEqual([picture, 200, 'image/webp']);
  }
});

test.each(EVERY)('every page of the server that $guide leads to in $language is there', async ({ guide, language }) => {
  const links = foundIn(readHelp(guide, language), /\]\((\/(?:help|docs|openapi)[^)]*)\)/g);
  for (const link of links) expect([link, (await read(link)).statusCode]).toEqual([link, 200]);
});

test.each(HELP_GUIDES)('%s says the same in both languages: the same sections, ways and pictures', (guide) => {
  const partsOf = (text: string) => ({
    sections: foundIn(text, /^## .*\{#([a-z-]+)\}$/gm),
    pictures: foundIn(text, /!\[[^\]]+\]\(([^)]+)\)/g),
    ways: foundIn(text, /[^!]\[[^\]]+\]\(([^)]+)\)/g),
  });
  const [es, en] = [partsOf(readHelp(guide, 'es')), partsOf(readHelp(guide, 'en'))];
  expect(en).toEqual(es);
  expect(es.sections.length).toBeGreaterThan(4);
});

test('no picture lies there that no guide shows', () => {
  const shown = EVERY.flatMap(({ guide, language }) =>
    foundIn(readHelp(guide, language), /!\[[^\]]+\]\(([^)]+)\)/g).map((name) => pictureFile(name, language)),
  );
  expect([...PICTURES.keys()].sort()).toEqual([...new Set(shown)].sort());
});

test('the language follows the address, then what was chosen, then the browser', async () => {
  expect((await read('/help', { 'accept-language': 'en-US' })).body).toContain('<html lang="en"');
  expect((await read('/help')).body).toContain('<html lang="es"');
  expect((await read('/help?lang=en', { 'accept-language': 'es' })).body).toContain('href="/help/publisher?lang=en"');
});

test('what is not there is told, with the way to what is', async () => {
  const missing = await read('/help/nobody?lang=es');
  expect([missing.statusCode, missing.body.includes('Esta página no existe')]).toEqual([404, true]);
  expect((await read('/help/pictures/nothing.webp')).statusCode).toBe(404);
});

test('a network with a name of its own is called by it', async () => {
  const admin = await t.signIn('admin');
  const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'brand');
  const body = { group: 'brand', version, values: { ...values, name: 'Llamadas Roe' } };
  await t.call('PUT', '/admin/settings', { headers: admin.headers, body });
  const page = (await read('/help?lang=es')).body;
  expect([page.includes('Llamadas Roe'), page.includes('Callstead')]).toEqual([true, false]);
});
