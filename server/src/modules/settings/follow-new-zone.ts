import type { Services } from '../../services.ts';
import { rollLedgerDays } from '../reconciliation/position/roll-ledger-days.ts';
import { prepareRollups } from '../reports/rollups/rebuild.ts';

/** What is kept by days and months is counted anew, while reports go on in the zone of before; each count is one transaction. */
export async function followNewZone(services: Services): Promise<void> {
  await services.settings.refresh(); // the change may not have been heard of yet
  await prepareRollups(services.db, services.config.networkZone);
  await rollLedgerDays(services);
}
