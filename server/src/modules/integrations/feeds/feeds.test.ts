import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, aQualifiedCall, rows } from '../../../testing/call-world.ts';
import { aClick } from '../../../testing/conversion-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let person: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  person = await t.signIn('publisher');
});
afterAll(() => t.close());

const fetchFile = (url: string) => t.app.inject({ method: 'GET', url: new URL(url).pathname });
const make = async () =>
  (await t.call('POST', '/conversion-feeds', { ...person, body: { conversionName: 'Qualified call' } })).json();

test('Google finds what earned something after a click of its own, and nothing else', async () => {
  const line = await aLine(t, { publisherId: person.profile.id });
  const callOf = async (ads: object | null) => {
    const clickId = await aClick(t, line);
    await rows(t.db, 'update click set ads = $2 where id = $1', [clickId, ads && JSON.stringify(ads)]);
    const callId = await aQualifiedCall(t, line);
    await rows(t.db, `update call set click_id = $2, ended_at = '2026-03-01T12:00:00Z' where id = $1`, [
      callId,
      clickId,
    ]);
    return callId;
  };
  const earned = await callOf({ gclid: 'Cj0K-earned' });
  const refused = await callOf({ gclid: 'Cj0K-refused' });
  await rows(t.db, `update call set billing = 'refused' where id = $1`, [refused]);
  await callOf({ fbclid: 'F1' });
  await callOf({ gclid: '=HYPERLINK("x")' });
  await callOf(null);
  const [call] = await rows<{ payout_cents: number }>(t.db, 'select payout_cents from call where id = $1', [earned]);
  const { url } = await make();
  const file = await fetchFile(url);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')).toEqual([
    'Parameters:TimeZone=+0000',
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
    `Cj0K-earned,Qualified call,2026-03-01 12:00:00,${((call?.payout_cents ?? 0) / 100).toFixed(2)},USD`,
    '',
  ]);
});

test('an address ends when it is changed, deleted, or its account loses its approval; it is kept as a hash', async () => {
  const { url, feed } = await make();
  const kept = JSON.stringify([
    await rows(t.db, 'select * from conversion_feed'),
    await rows(t.db, 'select * from audit_entry'),
    (await t.call('GET', '/conversion-feeds', person)).json(),
  ]);
  expect(kept).not.toContain(new URL(url).pathname.slice(-20, -4));
  const rotated = (await t.call('POST', `/conversion-feeds/${feed.id}/addresses`, person)).json();
  expect([(await fetchFile(url)).statusCode, (await fetchFile(rotated.url)).statusCode]).toEqual([404, 200]);
  const setStatus = (status: string) =>
    rows(t.db, 'update account set status = $2 where id = $1', [person.profile.id, status]);
  await setStatus('pending');
  expect((await fetchFile(rotated.url)).statusCode).toBe(404);
  await setStatus('approved');
  expect((await t.call('DELETE', `/conversion-feeds/${feed.id}`, person)).statusCode).toBe(204);
  expect((await fetchFile(rotated.url)).statusCode).toBe(404);
});
