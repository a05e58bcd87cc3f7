import { parseArgs } from 'node:util';
import { isCalendarDay } from '@callstead/domain/calendar-day';
import { verifyRollups } from '../modules/reports/rollups/verify.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

/** `npm run rollups:verify -- --from 2026-01-01 --to 2026-03-31`: the months these days are in; without them, all there are. */
await runTool(async () => {
  const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
  for (const day of [from, to])
    if (day !== undefined && !isCalendarDay(day)) throw new Error('--from and --to take days, such as 2026-03-31.');
  const { database } = openRunningNetwork();
  const differences = await verifyRollups(database.db, { from, to }).finally(database.close);
  for (const { rollup, key, count, expected, found } of differences) {
    process.stdout.write(`✗ ${rollup} ${key}: ${count} should be ${expected}, is ${found}\n`);
  }
  const verdict =
    differences.length === 0 ? 'The sums are right.' : 'The sums are wrong: npm run rollups:rebuild makes them anew.';
  process.stdout.write(`${verdict}\n`);
  return differences.length === 0 ? 0 : 1;
});
