import { rebuildRollups } from '../modules/reports/rollups/rebuild.ts';
import { findNetworkZone } from '../settings/follow-zone.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

/** `npm run rollups:rebuild`. What happens meanwhile is added afterwards. */
await runTool(async () => {
  const { config, database } = openRunningNetwork();
  await findNetworkZone(database.db, config)
    .then((zone) => rebuildRollups(database.db, zone))
    .finally(database.close);
  process.stdout.write('The sums are made anew.\n');
  return 0;
});
