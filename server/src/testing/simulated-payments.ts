import { sql } from 'kysely';
import { findFreePort } from '../db/embedded/free-port.ts';
import type { JobMap, JobName } from '../jobs/jobs.ts';
import { ownAddress } from '../net/own-address.ts';
import { deliverWebhook } from '../payments/simulator/deliver-webhook.ts';
import type { Button } from '../payments/simulator/simulated-checkout.ts';
import { simulatorKeys } from '../payments/simulator/simulator-keys.ts';
import { takeStep } from '../payments/simulator/take-step.ts';
import { createTestNetwork, type TestNetwork } from './test-network.ts';

const HOST = '127.0.0.1';

/** A network that listens: its gateway is simulated on it, and asked over real HTTP. */
export async function createPayingNetwork(): Promise<TestNetwork> {
  const port = await findFreePort(HOST);
  const t = await createTestNetwork({ port, host: HOST, publicUrl: `http://localhost:${port}` });
  await t.app.listen({ port, host: HOST });
  return t;
}

/** Presses a button on the page that `url` leads to; the answer says where the browser goes. */
export async function pressOn(t: TestNetwork, url: string, button: Button): Promise<string | undefined> {
  const answer = await t.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `button=${button}`,
  });
  return answer.headers.location;
}

/** Lets pass what the simulator does by itself: debits arrive, disputes are opened. What follows from it waits for the next time. */
export async function takeSimulatedSteps(t: TestNetwork): Promise<void> {
  for (const step of await takeJobs(t, 'simulate-payment-step')) await takeStep(t.services, step);
}

/** Posts every waiting webhook, to this network itself unless told; in the order given, which need not be theirs. */
export async function deliverWebhooks(
  t: TestNetwork,
  {
    address = ownAddress(t.services.config),
    order = (ids: string[]) => ids,
  }: { address?: string; order?: (eventIds: string[]) => string[] } = {},
): Promise<void> {
  const { webhookSecret } = simulatorKeys(t.services.secret);
  const waiting = (await takeJobs(t, 'deliver-simulated-webhook')).map(({ eventId }) => eventId);
  for (const eventId of order(waiting)) await deliverWebhook({ db: t.db, address, webhookSecret }, eventId);
}

/** Jobs of a test network stay in the queue; whoever takes them does them. */
export async function takeJobs<Name extends JobName>(t: TestNetwork, name: Name): Promise<JobMap[Name][]> {
  const { rows } = await sql<{ id: string; data: JobMap[Name] }>`
    select id, data from pgboss.job where name = ${name} and state = 'created' order by created_on, start_after`.execute(
    t.db,
  );
  for (const { id } of rows) await sql`delete from pgboss.job where name = ${name} and id = ${id}`.execute(t.db);
  return rows.map(({ data }) => data);
}
