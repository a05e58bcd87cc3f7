import { inTransaction, type WithDb } from '../db/database.ts';
import { claimSetting } from '../db/settings.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedDemoLegalData } from './demo-legal-data.ts';
import { seedDemoNumbers } from './demo-numbers.ts';

/** Until the demo's history is made; what was seeded before there was one never has it. */
export const HISTORY_WANTED = 'demo_history_wanted';

/** On the first start only, whole or not at all; of several processes starting at once, one seeds. */
export function seedDemo(services: WithDb): Promise<void> {
  return inTransaction(services, async (tx) => {
    const isFirst = await claimSetting(tx.db, 'demo_seeded', new Date().toISOString());
    if (!isFirst) return;
    await seedDemoAccounts(tx.db);
    await seedDemoLegalData(tx.db);
    await seedDemoNumbers(tx.db);
    await claimSetting(tx.db, HISTORY_WANTED, 'yes');
  });
}
