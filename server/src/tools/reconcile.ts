import { parseArgs } from 'node:util';
import * as z from 'zod';
import { createLog } from '../log.ts';
import { createCallEngine } from '../modules/calls/engine.ts';
import { listAccounts } from '../modules/carriers/queries.ts';
import { reconcileAccount } from '../modules/carriers/reconcile-calls.ts';
import { openSecrets } from '../modules/persons/open-secrets.ts';
import { createRoutingMemory } from '../modules/routing/routing-table.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

const Moment = z.coerce.date('takes a moment such as 2026-03-01 or 2026-03-01T12:00Z');
const Options = z.object({ carrier: z.string().optional(), from: Moment, to: Moment });

/** `npm run reconcile -- --carrier "Main" --from 2026-03-01 --to 2026-03-02`: by name, by id, or all of them. */
await runTool(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { carrier: text, from: text, to: text } });
  const asked = Options.safeParse(values);
  if (!asked.success) throw new Error('--from and --to take moments such as 2026-03-01 or 2026-03-01T12:00Z.');
  const { carrier, ...between } = asked.data;
  const { config, database } = openRunningNetwork();
  const { db, pool } = database;
  const { secret, personKey } = await openSecrets(db, config);
  const { table } = createRoutingMemory(pool, personKey);
  const calls = createCallEngine({ pool, routing: { ...table, close: async () => undefined } });
  const accounts = (await listAccounts(db)).filter(({ id, name }) => !carrier || carrier === id || carrier === name);
  if (accounts.length === 0)
    throw new Error(carrier ? `There is no account called ${carrier}.` : 'There is no carrier account.');
  let differences = 0;
  for (const account of accounts) {
    const services = { db, config, secret, calls, log: createLog('silent') };
    const found = await reconcileAccount(services, account, between, new Date());
    differences += found.length;
    for (const { kind, call_sid, number, called_at, seconds, done } of found)
      process.stdout.write(
        `${account.name}: ${call_sid} to ${number} at ${called_at.toISOString()}, ${seconds} s: ${WORDS[kind]}; ${done}\n`,
      );
  }
  process.stdout.write(differences === 0 ? 'The logs agree.\n' : `Differences: ${differences}.\n`);
  await database.close();
  return 0;
});

const WORDS = { unknown_here: 'the carrier knows it, we did not', unknown_there: 'we know it, the carrier does not' };
