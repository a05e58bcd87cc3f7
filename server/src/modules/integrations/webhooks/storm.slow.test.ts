import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { emit } from '../../../events/emit.ts';
import { aReceiver, type Received } from '../../../testing/a-receiver.ts';
import { aWebhook } from '../../../testing/a-webhook.ts';
import { rows } from '../../../testing/call-world.ts';
import { createMortalServers } from '../../../testing/mortal-servers.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';

const EVENTS = sized({ small: 300, whole: 10_000 });
const IS_WHOLE = EVENTS === 10_000;
/** At the pace of a busy network, not all at once: what is measured is the way, not the queue before it. */
const AT_ONCE = 10;
const PAUSE_MS = 100;
const MOST_UNDER_WAY = 10; // to one address, in one process

type World = Awaited<ReturnType<typeof createMortalServers>>;
type Mood = 'good' | 'hangs' | 'fails' | 'redirects';
type Endpoint = Awaited<ReturnType<typeof anEndpoint>>;

let world: World;
const receivers: Awaited<ReturnType<typeof aReceiver>>[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((each) => each.close()));
  await world.close();
});

test(
  'twenty addresses, five that hang, three that fail, two that lead elsewhere, and a server killed: the good ones get all of it, as soon as without the bad ones',
  async () => {
    world = await createMortalServers(() => ({ PRIVATE_WEBHOOKS: '1' }));
    const good = await endpoints('good', 10);
    const first = await world.start();
    await happen(good, EVENTS / 5);
    await arrived(good);
    const alone = p99Of(good);
    const bad = [
      ...(await endpoints('hangs', 5)),
      ...(await endpoints('fails', 3)),
      ...(await endpoints('redirects', 2)),
    ];
    for (const { receiver } of good) receiver.received.length = 0;
    await happen([...good, ...bad], (2 * EVENTS) / 5);
    await arrived(good);
    const amongBad = p99Of(good);
    const storming = happen([...good, ...bad], (2 * EVENTS) / 5);
    await sleep(500);
    const second = await world.start();
    await world.kill(first.server);
    await storming;
    await arrived(good);
    const counts = await expectAll(good);
    await expectNothingLost(bad);
    await world.kill(second.server);
    if (IS_WHOLE) expect(amongBad / alone).toBeLessThan(2);
    reportCounts({
      ...{ events: EVENTS, 'messages to good addresses': counts.messages, 'of them twice': counts.twice },
      ...{ 'ms at p99 without bad ones': Math.round(alone), 'ms at p99 with them': Math.round(amongBad) },
    });
  },
  PROOF_TIMEOUT_MS,
);

const ANSWERS: Record<Mood, (response: ServerResponse, received: Received) => void> = {
  good: (response) => void response.end('thanks'),
  hangs: () => undefined,
  fails: (response) => void response.writeHead(500).end('broken'),
  redirects: (response) => void response.writeHead(302, { location: `${receivers[0]?.url}/stolen` }).end(),
};

const endpoints = (mood: Mood, count: number) => Promise.all(Array.from({ length: count }, () => anEndpoint(mood)));

async function anEndpoint(mood: Mood) {
  const receiver = await aReceiver(ANSWERS[mood]);
  receivers.push(receiver);
  const { id: accountId } = await world.t.anAccount('advertiser');
  return { mood, receiver, accountId, ...(await aWebhook(world.t, accountId, { url: receiver.url })) };
}

/** Something happens to each in turn. */
async function happen(to: readonly Endpoint[], events: number): Promise<void> {
  for (let begun = 0; begun < events; begun += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, i) => to[(begun + i) % to.length] as Endpoint);
    await Promise.all(some.map(({ accountId }) => balanceLow(accountId)));
    await sleep(PAUSE_MS);
  }
}

const balanceLow = (accountId: string) =>
  emit(world.t.services, 'network', {
    type: 'balance.low',
    subject: { type: 'ledger', id: accountId, name: 'Ada' },
    accountId,
    facts: { availableCents: 100, hoursLeft: 1, runsOutAt: null },
  });

/** Everything that happened is told to these. */
async function arrived(to: readonly Endpoint[]): Promise<void> {
  const ids = to.map(({ id }) => id);
  await expect
    .poll(
      async () => {
        const [left] = await rows<{ events: number; deliveries: number }>(
          world.t.db,
          `select (select count(*)::int from event_inbox)
                    + (select count(*)::int from event e, event_cursor c where c.subscriber = 'webhooks' and e.position > c.position) as events,
                  (select count(*)::int from webhook_delivery where endpoint_id = any ($1) and state = 'waiting') as deliveries`,
          [ids],
        );
        return left;
      },
      { timeout: PROOF_TIMEOUT_MS, interval: 250 },
    )
    .toEqual({ events: 0, deliveries: 0 });
}

/** From the moment it happened until it stood at their door. */
function p99Of(good: readonly Endpoint[]): number {
  const waits = good.flatMap(({ receiver }) =>
    receiver.received.map(({ body, at }) => performance.timeOrigin + at - Date.parse(JSON.parse(body).createdAt)),
  );
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
}

/** Each exactly as often as promised: at least once, and by its id once. */
async function expectAll(good: readonly Endpoint[]) {
  let [messages, twice] = [0, 0];
  for (const { id, receiver, secret } of good) {
    const told = await rows<{ event_id: string }>(
      world.t.db,
      'select event_id from webhook_delivery where endpoint_id = $1 order by created_at offset $2',
      [id, EVENTS / 5 / 10],
    );
    const got = receiver.received.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(got)).toEqual(new Set(told.map(({ event_id }) => event_id)));
    expect(got.length - new Set(got).size).toBeLessThanOrEqual(MOST_UNDER_WAY);
    for (const { headers, body } of receiver.received.slice(-20))
      new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(receiver.received.filter(({ path }) => path.includes('stolen'))).toEqual([]);
    messages += got.length;
    twice += got.length - new Set(got).size;
  }
  return { messages, twice };
}

/** It waits, and would arrive if they came to their senses. */
async function expectNothingLost(bad: readonly Endpoint[]): Promise<void> {
  const ids = bad.map(({ id }) => id);
  const states = await rows<{ state: string; deliveries: number }>(
    world.t.db,
    'select state, count(*)::int as deliveries from webhook_delivery where endpoint_id = any ($1) group by 1',
    [ids],
  );
  expect(states).toEqual([{ state: 'waiting', deliveries: (2 * 2 * EVENTS) / 5 / 2 }]);
}
