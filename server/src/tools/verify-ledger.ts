import { parseArgs } from 'node:util';
import type { Db } from '../db/database.ts';
import { countUnsealed, findHead } from '../modules/ledger/chain/queries.ts';
import { verifyLedger } from '../modules/ledger/verify.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

const HASH = /^[0-9a-f]{64}$/;

/** `npm run ledger:verify -- --head <hash>`, with a hash from the log or from the daily mail. */
await runTool(async () => {
  const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
  if (head !== undefined && !HASH.test(head))
    throw new Error('--head takes the 64 characters of a hash from the log or a mail.');
  const { database } = openRunningNetwork();
  const differences = await verifyLedger(database.db, { head });
  const sealed = await describeChain(database.db);
  await database.close();
  for (const { invariant, about, expected, found } of differences) {
    process.stdout.write(`✗ ${invariant}: ${about} should be ${expected}, is ${found}\n`);
  }
  const verdict = differences.length === 0 ? 'The books are right.' : `Differences: ${differences.length}.`;
  process.stdout.write(`${sealed}\n${verdict}\n`);
  return differences.length === 0 ? 0 : 1;
});

async function describeChain(db: Db): Promise<string> {
  const head = await findHead(db);
  const waiting = `${await countUnsealed(db)} entries wait for their block`;
  return head
    ? `Sealed up to block ${head.number}, ${head.hash.toString('hex')}; ${waiting}.`
    : `Nothing is sealed yet; ${waiting}.`;
}
