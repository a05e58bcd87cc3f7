import { createHash } from 'node:crypto';
import { inTransaction } from '../../db/database.ts';
import type { ApiAnswer } from './api.ts';
import type { Simulator, SimulatorTx } from './simulator.ts';
import { StripeFault } from './stripe-fault.ts';

type Asked = { key: string | undefined; request: string };

/** The same key is done once, however often and by how many it is asked; for another request it is refused. */
export function answerOnce(
  simulator: Simulator,
  { key, request }: Asked,
  work: (tx: SimulatorTx) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const fingerprint = createHash('sha256').update(request).digest('hex');
  return inTransaction(simulator, async (tx) => {
    if (!key || (await claim(tx, key, fingerprint))) {
      const { status, body } = await work(tx);
      if (key) await remember(tx, key, { status, body });
      return { status, body };
    }
    return recall(tx, key, fingerprint);
  });
}

/** Whoever comes second waits here until the first has its answer. */
async function claim({ db }: SimulatorTx, idempotency_key: string, fingerprint: string): Promise<boolean> {
  const claimed = await db
    .insertInto('stripe_simulator_request')
    .values({ idempotency_key, fingerprint })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function remember({ db }: SimulatorTx, key: string, { status, body }: ApiAnswer): Promise<void> {
  await db
    .updateTable('stripe_simulator_request')
    .set({ status, answer: JSON.stringify(body) })
    .where('idempotency_key', '=', key)
    .execute();
}

async function recall({ db }: SimulatorTx, key: string, fingerprint: string): Promise<ApiAnswer> {
  const asked = await db
    .selectFrom('stripe_simulator_request')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (asked.fingerprint === fingerprint) return { status: asked.status, body: asked.answer };
  throw new StripeFault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
