import { randomUUID } from 'node:crypto';
import type { CampaignStatus } from '@callstead/domain/campaigns/terms';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { type Db, inTransaction, type WithDb } from '../db/database.ts';
import { claimSetting } from '../db/settings.ts';
import { newShortId } from '../db/sortable-id.ts';
import { insertCampaign } from '../modules/campaigns/queries.ts';
import { insertMember } from '../modules/identity/queries.ts';
import { giveCredit } from '../modules/ledger/commands.ts';
import { insertMaterial } from '../modules/materials/queries.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';

/** The network's own advertiser: owns the built-in catalogue, has no password, logs in nowhere. */
const NETWORK_ADVERTISER = { name: 'Callstead', email: 'house@callstead.invalid' };

/** The network owes itself nothing: its own campaigns run on credit, which an admin may change. */
const CREDIT_CENTS = 10_000_000;

/** On the first start only. Active in demo data; elsewhere drafts, for the admin to adopt. */
export function seedCatalogue(services: WithDb, status: CampaignStatus): Promise<void> {
  return inTransaction(services, async (tx) => {
    if (!(await claimSetting(tx.db, 'catalogue_seeded', new Date().toISOString()))) return;
    const advertiserId = await insertNetworkAdvertiser(tx.db);
    await giveCredit(tx.db, advertiserId, CREDIT_CENTS);
    for (const content of CATALOGUE) {
      const id = await insertCampaign(tx.db, { advertiserId, status, createdBy: null, content });
      if (content.promoMaterialsAvailable) await insertAdTexts(tx.db, id, content);
    }
  });
}

const AD_NAMES = { es: 'Anuncio de texto', en: 'Text ad' };

/** An offer that says it has material has it: its own words as an advertisement, in both languages. */
async function insertAdTexts(db: Db, campaign_id: string, { texts }: (typeof CATALOGUE)[number]): Promise<void> {
  for (const language of LANGUAGES) {
    const { title: headline, description: body } = texts[language];
    const said = { kind: 'text' as const, name: AD_NAMES[language], language, headline, body };
    await insertMaterial(db, { public_id: newShortId(), campaign_id, created_by: null, ...said });
  }
}

async function insertNetworkAdvertiser(db: Db): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('auth_user')
    .values({ id, ...NETWORK_ADVERTISER, email_verified: false })
    .execute();
  const { name: full_name, email } = NETWORK_ADVERTISER;
  const advertiser = await insertMember(db, id, {
    person: { full_name, email, language: 'en' },
    account: { type: 'advertiser', status: 'approved', is_house: true },
  });
  return advertiser.id;
}
