import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { chanceFrom } from '../../telephony/simulator/chance.ts';
import { aLine, rows } from '../../testing/call-world.ts';
import { aLeadCampaign } from '../../testing/lead-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { findForm } from '../leads/form/queries.ts';
import { createDemoVisitors } from './demo-visitors.ts';
import { listDemoLines } from './queries.ts';
import { clickLink, createVisitorWire, sendForm } from './visit.ts';

async function aListeningNetwork(demo: boolean): Promise<{ t: TestNetwork; address: string }> {
  const t = await createTestNetwork({ demo });
  onTestFinished(t.close);
  return { t, address: await t.app.listen({ port: 0, host: '127.0.0.1' }) };
}

test('switched on, a call comes over the wire at once; switched off and closed, nothing more does', async () => {
  const { t } = await aListeningNetwork(true);
  const { number } = await aLine(t);
  const admin = await t.signIn('admin');
  await t.call('PUT', '/live-demo', { ...admin, body: { isOn: true } });
  const calls = () =>
    rows<{ number: string; simulated: object }>(t.db, `select number, decision -> 'simulated' as simulated from call`);
  while ((await calls()).length === 0) await sleep(50);
  expect((await calls())[0]).toMatchObject({ number, simulated: { test: false } });
  await t.call('PUT', '/live-demo', { ...admin, body: { isOn: false } });
  const [before] = await rows<{ happened: number }>(t.db, 'select happened from live_demo');
  await rows(t.db, `update live_demo set next_at = now() - interval '1 minute'`);
  expect((await t.call('POST', '/live-demo/renewals', admin)).json()).toEqual({ isOn: false });
  await sleep(1_500);
  expect(await rows(t.db, 'select happened from live_demo')).toEqual([before]);
});

test('a network without demo data does not know it', async () => {
  const { t } = await aListeningNetwork(false);
  const admin = await t.signIn('admin');
  const answers = [
    await t.call('GET', '/live-demo', admin),
    await t.call('PUT', '/live-demo', { ...admin, body: { isOn: true } }),
    await t.call('POST', '/live-demo/renewals', admin),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await rows(t.db, 'select from live_demo_watcher')).toEqual([]);
});

test('a visitor clicks a link, reads the form of its campaign and sends it: a lead with its click', async () => {
  const { t, address } = await aListeningNetwork(true);
  const { offerId, campaignId } = await aLeadCampaign(t, {});
  const line = (await listDemoLines(t.db)).find((each) => each.offerId === offerId);
  if (!line) throw new Error('the campaign is there');
  const visitors = createDemoVisitors(chanceFrom(3));
  const wire = createVisitorWire(address, visitors.drawApplicant(), new AbortController().signal);
  const page = await clickLink(wire, line, visitors.drawSource());
  const { fields } = await findForm(t.db, campaignId);
  expect(await sendForm(wire, { page, line, answers: visitors.answer(fields, line), readMs: 2_600 })).toBe('sent');
  const [lead] = await rows<{ way: string; status: string; click_id: string | null }>(
    t.db,
    'select way, status, click_id from lead',
  );
  expect(lead).toMatchObject({ way: 'form', status: 'accepted' });
  const clicks = await rows<{ id: string }>(t.db, 'select id from click');
  expect(clicks.map(({ id }) => id)).toEqual([lead?.click_id]);
});
