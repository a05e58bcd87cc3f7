import { inTransaction } from '../../db/database.ts';
import { deleteSetting, findSetting } from '../../db/settings.ts';
import { drainEvents } from '../../events/spine.ts';
import type { Subscriber } from '../../events/subscriber.ts';
import { refreshListing } from '../../modules/campaigns/listing/refresh-listing.ts';
import { proposeScheduledRuns } from '../../modules/payouts/runs/propose-run.ts';
import { fetchNewestRecordings } from '../../modules/recordings/receive-recording.ts';
import { rollVisitors } from '../../modules/reports/rollups/roller.ts';
import type { Services } from '../../services.ts';
import { HISTORY_WANTED } from '../demo.ts';
import { planHistory, RECORDINGS } from './plan-history.ts';
import { readOldNews } from './queries.ts';
import { runHistory } from './run-history.ts';
import { setUpHistory } from './setup.ts';

type Making = {
  now: Date;
  print: (line: string) => void;
  /** Who follows what happens. */
  subscribers: readonly Subscriber<Services>[];
};

/**
 * Half a year of the demo, once, in one transaction: whoever is stopped in the middle leaves nothing behind, and the next
 * start makes it whole. Of several processes starting at once, one makes it and the others wait.
 */
export async function makeDemoHistory(services: Services, { now, print, subscribers }: Making): Promise<void> {
  if (!(await findSetting(services.db, HISTORY_WANTED))) return;
  print('Making the demo history …');
  await inTransaction(services, async (tx) => {
    if (!(await deleteSetting(tx.db, HISTORY_WANTED))) return;
    await services.settings.refresh(); // who orders payments was written a moment ago
    const plan = planHistory(now);
    const past = withoutMail({ ...services, ...tx });
    await runHistory(await setUpHistory(past), plan);
    await proposeScheduledRuns(past, { now, zone: past.config.networkZone }); // as the clock would within the hour
    await drainEvents(past, subscribers); // a snapshot holds what follows from its history, too
    await rollVisitors(tx);
    await refreshListing(tx);
    await readOldNews(tx.db);
    await fetchNewestRecordings(tx, RECORDINGS);
    print(`Made ${plan.calls.length} calls since ${plan.start.toISOString().slice(0, 10)}.`);
  });
}

/** Mails of the past were sent in the past. */
function withoutMail(services: Services): Services {
  return { ...services, queue: { ...services.queue, enqueue: async () => undefined } };
}
