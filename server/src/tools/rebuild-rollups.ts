import { rebuildRollups } from '../modules/reports/rollups/rebuild.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

/** `npm run rollups:rebuild`. What happens meanwhile is added afterwards. */
await runTool(async () => {
  const { config, database } = openRunningNetwork();
  await rebuildRollups(database.db, config.networkZone).finally(database.close);
  process.stdout.write('The sums are made anew.\n');
  return 0;
});
