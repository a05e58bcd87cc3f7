import { PUBLIC_URL } from '../../server/src/testing/chaos.ts';
import type { Cluster } from './cluster.ts';
import { until } from './daemons.ts';

const ADMIN = { email: 'admin@chaos.example', password: 'Demo1234!' };

/** An admin who reads reports of one server, and sees in its metrics where they came from. */
export async function readReports(address: string) {
  const cookie = await logIn(address);

  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${address}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line ? Number(line.split(' ').at(-1)) : 0;
  }

  async function read(): Promise<{ calls: number }> {
    const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const answer = await fetch(`${address}/api/report?by=day&zone=UTC&from=${from}&to=${to}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`the report answers ${answer.status}: ${await answer.text()}`);
    const { totals } = (await answer.json()) as { totals: { incoming: number } };
    return { calls: totals.incoming };
  }

  async function expectFrom(place: 'leader' | 'replica'): Promise<void> {
    await until(`the replica is ${place === 'replica' ? '' : 'not '}read of`, async () => {
      return (await metric('reports_replica_usable')) === (place === 'replica' ? 1 : 0);
    });
    const counted = `reports_read_total{from="${place}"}`;
    const before = await metric(counted);
    const { calls } = await read();
    if ((await metric(counted)) !== before + 1) throw new Error(`a report was not read of the ${place}`);
    console.log(`Reports are read of the ${place}; this one has ${calls} calls.`);
  }

  /** Replicas that stand still are left, and taken up again. */
  async function tryLag(cluster: Cluster): Promise<void> {
    await expectFrom('replica');
    const leader = await cluster.leader();
    const replicas = cluster.nodes.filter((node) => node !== leader);
    replicas.forEach(cluster.holdUp);
    await expectFrom('leader').finally(() => replicas.forEach(cluster.letGoOn));
    await expectFrom('replica');
  }

  return { expectFrom, tryLag };
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/login`, {
    ...{ method: 'POST', body: JSON.stringify(ADMIN) },
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
  });
  if (!answer.ok) throw new Error(`/api/login answers ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
