import { randomBytes } from 'node:crypto';
import { type Db, inTransaction, type WithDb } from '../db/database.ts';
import { claimSetting, DEMO_SEAL_SECRET, DEMO_SPARED_ADVERTISER } from '../db/settings.ts';
import { findAccountByEmail } from '../modules/identity/queries.ts';
import { demoEmail, seedDemoAccounts } from './demo-accounts.ts';
import { seedDemoLegalData } from './demo-legal-data.ts';
import { seedDemoNumbers } from './demo-numbers.ts';

/** Until the demo's history is made; what was seeded before there was one never has it. */
export const HISTORY_WANTED = 'demo_history_wanted';

/** Until its files are stored: a copy of a demo's database has none. */
export const MATERIAL_WANTED = 'demo_material_wanted';

/** Account numbers in a demo belong to nobody: a copy of it has a secret of its own, and yet opens what was sealed here. */
const SEAL_SECRET_BYTES = 32;

/** On the first start only, whole or not at all; of several processes starting at once, one seeds. */
export function seedDemo(services: WithDb): Promise<void> {
  return inTransaction(services, async (tx) => {
    const isFirst = await claimSetting(tx.db, 'demo_seeded', new Date().toISOString());
    if (!isFirst) return spareAdvertiser(tx.db);
    await assertEmpty(tx.db);
    await seedDemoAccounts(tx.db);
    await seedDemoLegalData(tx.db);
    await seedDemoNumbers(tx.db);
    await claimSetting(tx.db, DEMO_SEAL_SECRET, randomBytes(SEAL_SECRET_BYTES).toString('base64url'));
    await claimSetting(tx.db, HISTORY_WANTED, 'yes');
    await claimSetting(tx.db, MATERIAL_WANTED, 'yes');
    await spareAdvertiser(tx.db);
  });
}

/** A network that began without them has its own books by now, and must not get accounts whose password everybody knows. */
async function assertEmpty(db: Db): Promise<void> {
  const hasBegun = await db
    .selectNoFrom(({ exists, selectFrom }) => exists(selectFrom('campaign').select('id')).as('hasCampaigns'))
    .executeTakeFirstOrThrow();
  if (hasBegun.hasCampaigns) throw new Error(BEGAN_WITHOUT);
}

const BEGAN_WITHOUT = `This network began without demo data, and gets none now.
Start it with DEMO=0, or set DATA_DIR to another folder for a demo.`;

/** On every start: what was seeded before the demo could be live does not know it yet. */
async function spareAdvertiser(db: Db): Promise<void> {
  const advertiser = await findAccountByEmail(db, demoEmail('advertiser'));
  if (advertiser) await claimSetting(db, DEMO_SPARED_ADVERTISER, advertiser.id);
}
