import { get as request } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { livingBytes } from '../../../testing/living-bytes.ts';
import { insertManyCalls } from '../../../testing/many-calls.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test('the file holds the columns that were asked for and can be filled, in their order, at the time of the zone', async () => {
  const { advertiser, call, get } = await aCallList(t);
  const id = await call('+13055551111', 120);
  await t.db
    .updateTable('call')
    .set({ city: '=cmd()', state: null, zip: null, country: null, sub1: 'a', click_id: 'clk_1' })
    .where('id', '=', id)
    .execute();
  const csv = await get<string>(
    advertiser,
    '/calls/export?columns=place,sub1,price,caller,id,time,clickId&zone=America/New_York&language=en',
  );
  const [header, row, ...rest] = linesOf(csv);
  expect(header).toBe('Time (America/New_York),Call ID,Caller,Place,Price (USD),Click ID,sub1');
  const { arrived_at } = await t.db
    .selectFrom('call')
    .select('arrived_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const local = arrived_at.toLocaleString('sv-SE', { timeZone: 'America/New_York' });
  expect(row).toBe(`${local},${id},'+13055551111,'=cmd(),50.00,clk_1,a`);
  expect(rest).toEqual([]);
});

test('columns that a viewer may not see are left out, whoever asks for them', async () => {
  const { publisher, advertiser, admin, call, get } = await aCallList(t);
  await call('+13055552222', 120);
  const wanted = 'columns=caller,price,payout,margin,advertiser';
  expect(linesOf(await get<string>(publisher, `/calls/export?${wanted}`))).toEqual([
    'Quien llama,Pago (USD)',
    "'+1 305 ••• ••22,25.00",
  ]);
  expect(linesOf(await get<string>(advertiser, `/calls/export?${wanted}`))).toEqual([
    'Quien llama,Precio (USD)',
    "'+13055552222,50.00",
  ]);
  const everything = await get<string>(admin, `/calls/export?${wanted}&account=${advertiser.profile.id}`);
  expect(linesOf(everything)).toEqual([
    'Anunciante,Quien llama,Precio (USD),Pago (USD),Margen (USD)',
    "Test advertiser,'+13055552222,50.00,25.00,25.00",
  ]);
});

test('a refused call counts for nothing in the file, so that its columns add up to what the dashboards say', async () => {
  const { publisher, admin, call, get } = await aCallList(t);
  const [kept, refused] = [await call('+13055553333', 120), await call('+13055554444', 120)];
  await t.call('POST', `/admin/calls/${refused}/decision`, { headers: admin.headers, body: { decision: 'refused' } });
  expect(linesOf(await get<string>(publisher, '/calls/export?columns=id,payout,billing')).slice(1)).toEqual([
    `${refused},0.00,refused`,
    `${kept},25.00,held`,
  ]);
  const { period } = await get<{ period: { amountCents: number } }>(publisher, '/publisher/dashboard?zone=UTC');
  expect(period.amountCents).toBe(2_500);
});

test('a list too long for memory leaves row by row, each row once', async () => {
  const { publisher, line } = await aCallList(t);
  const COUNT = 30_000;
  const senders = [{ publisherId: line.publisherId, advertiserId: line.advertiserId, campaignId: line.campaignId }];
  await insertManyCalls(t.db, { count: COUNT, senders, days: 90 });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as { port: number };
  const before = livingBytes();
  const response = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const url = `http://127.0.0.1:${port}/api/calls/export`;
    request(url, { headers: publisher.headers }, resolve).on('error', reject);
  });
  const [seen, grown] = [new Set<number>(), [] as number[]];
  let text = 0;
  for await (const row of createInterface({ input: response })) {
    text += row.length;
    if (!row.includes('call_')) continue;
    seen.add(Number.parseInt(row.split(',')[1]?.slice(-16) ?? '', 16));
    if (seen.size % 10_000 === 0) grown.push(livingBytes() - before);
  }
  expect(seen.size).toBe(COUNT);
  expect(text).toBeGreaterThan(5 * MB);
  expect(Math.max(...grown), 'a fraction of the rows, which would take more than 30 MB').toBeLessThan(12 * MB);
});

const MB = 1024 * 1024;
