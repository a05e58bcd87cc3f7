import { verifyLedger } from '../modules/ledger/verify.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

await runTool(async () => {
  const { database } = openRunningNetwork();
  const differences = await verifyLedger(database.db);
  await database.close();
  for (const { invariant, about, expected, found } of differences) {
    process.stdout.write(`✗ ${invariant}: ${about} should be ${expected}, is ${found}\n`);
  }
  const verdict = differences.length === 0 ? 'The books are right.' : `${differences.length} differences.`;
  process.stdout.write(`${verdict}\n`);
  return differences.length === 0 ? 0 : 1;
});
