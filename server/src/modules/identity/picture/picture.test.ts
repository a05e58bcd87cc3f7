import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPng } from '../../../images/png.ts';
import { aPicture, somePixels } from '../../../testing/a-picture.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const change = ({ headers }: Person, image: Buffer | string) =>
  t.call('PUT', '/account/picture', {
    headers,
    body: { image: typeof image === 'string' ? image : image.toString('base64') },
  });
const remove = ({ headers }: Person) => t.call('DELETE', '/account/picture', { headers });
const load = (url: string, { headers }: Partial<Person> = {}) =>
  t.app.inject({ method: 'GET', url, ...(headers && { headers }) });
const deedsOf = ({ profile }: Person) =>
  t.db.selectFrom('audit_entry').select(['action', 'before', 'after']).where('subject_id', '=', profile.id).execute();

const SCRIPT = '<script>alert(document.domain)</script>';

test('a picture is drawn anew, served as an image and as nothing else, and shown wherever its owner is', async () => {
  const person = await t.signIn('publisher');
  const answer = await change(person, aPicture());
  expect(answer.statusCode).toBe(200);
  const { avatarUrl, hasPicture } = answer.json();
  expect([avatarUrl, hasPicture]).toEqual([expect.stringMatching(/^\/api\/pictures\/[0-9a-f]{32}$/), true]);
  expect((await t.call('GET', '/session', person)).json().session.profile.avatarUrl).toBe(avatarUrl);
  const admin = await t.signIn('admin');
  const seen = await load(avatarUrl, admin);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(readPng(seen.rawPayload, { width: 256, height: 256 })).toEqual(somePixels());
  expect((await load(avatarUrl)).statusCode).toBe(401);
});

test('another picture takes the place of the first, whose file is gone; without one there is the generated picture', async () => {
  const person = await t.signIn('advertiser');
  const first = (await change(person, aPicture())).json().avatarUrl;
  const second = (await change(person, aPicture())).json().avatarUrl;
  expect(second).not.toBe(first);
  expect((await load(first, person)).statusCode).toBe(404);
  expect((await load(second, person)).statusCode).toBe(200);
  const removed = (await remove(person)).json();
  expect([removed.avatarUrl, removed.hasPicture]).toEqual([expect.stringMatching(/^\/api\/avatars\//), false]);
  expect((await load(second, person)).statusCode).toBe(404);
  await remove(person); // nothing is left to remove, and nothing is told
  expect(await deedsOf(person)).toEqual([
    { action: 'picture.change', before: { picture: false }, after: { picture: true } },
    { action: 'picture.change', before: { picture: true }, after: { picture: true } },
    { action: 'picture.change', before: { picture: true }, after: { picture: false } },
  ]);
});

test.each<[string, () => Buffer | string]>([
  ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a web page', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['an image that is a page too', () => Buffer.concat([aPicture(), Buffer.from(SCRIPT)])],
  ['a JPEG', () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['half an image', () => aPicture().subarray(0, -40)],
  ['an image of another size', () => aPicture(257)],
  ['something that is no base64', () => '<svg>'],
  ['nothing', () => ''],
  ['far too much', () => Buffer.alloc(280_000)],
])('%s is refused, and the picture before stays', async (_name, image) => {
  const person = await t.signIn('affiliate');
  const before = (await change(person, aPicture())).json().avatarUrl;
  const answer = await change(person, image());
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: { image: expect.any(String) } });
  expect((await t.call('GET', '/session', person)).json().session.profile.avatarUrl).toBe(before);
});

test('a request larger than any picture is not read to its end', async () => {
  const person = await t.signIn('publisher');
  expect((await change(person, Buffer.alloc(2_000_000))).statusCode).toBe(413);
});

test('nobody can ask for a file that is no picture', async () => {
  const person = await t.signIn('publisher');
  for (const name of ['..%2f..%2fetc%2fpasswd', 'x', 'F'.repeat(32), `${'f'.repeat(32)}.png`])
    expect([404, 422]).toContain((await load(`/api/pictures/${name}`, person)).statusCode);
});
