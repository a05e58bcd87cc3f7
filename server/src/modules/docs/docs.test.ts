import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const read = async (url: string) => t.app.inject({ url });

test('the front page leads to every page, and every page is there', async () => {
  const front = await read('/docs');
  expect(front.statusCode).toBe(200);
  const links = [...new Set(Array.from(front.body.matchAll(/href="(\/docs[^"#?]*)"/g), ([, path]) => path ?? ''))];
  expect(links.length).toBeGreaterThan(14);
  for (const path of links.filter((each) => !/\.(css|js)$/.test(each))) {
    const { statusCode, body } = await read(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body.match(/<h1>/g)).toHaveLength(1);
  }
});

test('a network with a name of its own is called by it, also in what programs read', async () => {
  const admin = await t.signIn('admin');
  const { groups } = (await t.call('GET', '/admin/settings', admin)).json();
  const { version, values } = groups.find(({ group }: { group: string }) => group === 'brand');
  const body = { group: 'brand', version, values: { ...values, name: 'Llamadas Roe' } };
  await t.call('PUT', '/admin/settings', { headers: admin.headers, body });
  const { title, contact } = (await read('/openapi.json')).json().info;
  expect([title, contact.name]).toEqual(['Llamadas Roe API', 'Llamadas Roe']);
  expect((await read('/docs')).body).toMatch(
    /<title>[^<]* · Llamadas Roe API<\/title>.*<a class="logo" href="\/">Llamadas Roe<\/a>/s,
  );
});
