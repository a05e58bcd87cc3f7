import type { Report } from '@callstead/contract/reports/report';
import { expect, onTestFinished, test } from 'vitest';
import { aCallList } from '../../../testing/a-call-list.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';

const AROUND = () => {
  const [from, to] = [-2, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  return `zone=UTC&from=${from}&to=${to}`;
};

async function readFrom(t: TestNetwork): Promise<Record<string, number>> {
  const counter = await t.services.metrics.registry.getSingleMetric('reports_read_total')?.get();
  return Object.fromEntries(counter?.values.map(({ labels, value }) => [`${labels.from}`, value]) ?? []);
}

async function usable(t: TestNetwork): Promise<number | undefined> {
  const gauge = await t.services.metrics.registry.getSingleMetric('reports_replica_usable')?.get();
  return gauge?.values[0]?.value;
}

async function aNetwork(replicaOf: (url: string) => string) {
  const t = await createTestNetwork((url) => ({ reportsDatabaseUrl: replicaOf(url) }));
  onTestFinished(t.close);
  const world = await aCallList(t);
  await world.call('+13055551000', 120);
  await t.handleEvents();
  const read = async (path: string) => {
    const response = await t.call('GET', `${path}?by=campaign&${AROUND()}`, world.publisher);
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  return { t, read };
}

test('reports and their files are read of the replica, and say the same', async () => {
  const { t, read } = await aNetwork((url) => url);
  await expect.poll(() => usable(t)).toBe(1);
  expect((await read('/report')).json<Report>().totals).toMatchObject({ incoming: 1, qualified: 1 });
  expect((await read('/report/export')).body).toContain(',');
  expect(await readFrom(t)).toEqual({ replica: 2 });
});

test('while the replica is away they are read of the leader, and somebody is told', async () => {
  const { t, read } = await aNetwork(() => 'postgres://nobody@127.0.0.1:1/nothing');
  expect((await read('/report')).json<Report>().totals).toMatchObject({ incoming: 1, qualified: 1 });
  expect((await read('/report/export')).body).toContain(',');
  expect(await readFrom(t)).toEqual({ leader: 2 });
  expect(await usable(t)).toBe(0);
});
