import { type Db, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { listOffers } from '../server/src/modules/campaigns/catalogue-queries.ts';
import { insertCampaign } from '../server/src/modules/campaigns/queries.ts';
import { CATALOGUE } from '../server/src/seed/catalogue/catalogue.ts';
import { seedCatalogue } from '../server/src/seed/network-advertiser.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { compareTimes } from './compare-times.ts';

const MANY = 10_000;
const SEARCHES = ['plumbing', 'seguro', 'plomería de emergencia', 'HS001', 'zzzz', 'roof', ''];

/** Searching 10,000 campaigns against the built-in catalogue, in one run, turn by turn. */
export async function benchSearch(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const few = await catalogueIn(postgres.url, 'few', CATALOGUE.length);
  const many = await catalogueIn(postgres.url, 'many', MANY);
  console.log(`search                       ${CATALOGUE.length} campaigns   ${MANY} campaigns   ratio (medians, ms)`);
  for (const search of SEARCHES) await compare(search, few.db, many.db);
  await Promise.all([few.close(), many.close()]);
  await postgres.stop();
  await removeDataFolder(dataDir);
}

async function catalogueIn(serverUrl: string, name: string, count: number) {
  const server = openDatabase(serverUrl);
  await server.pool.query(`create database ${name}`);
  await server.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href);
  await migrate(database.db);
  await seedCatalogue(database, 'active');
  await multiply(database.db, count);
  await database.pool.query('vacuum analyze');
  return database;
}

/** The same kinds of offers under other ids; one in a hundred shares its words with the catalogue. */
async function multiply(db: Db, count: number): Promise<void> {
  const { advertiser_id: advertiserId } = await db
    .selectFrom('campaign')
    .select('advertiser_id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (db) => {
    for (let number = CATALOGUE.length; number < count; number += 1) {
      const model = CATALOGUE[number % CATALOGUE.length];
      if (!model) continue;
      const content = {
        ...model,
        publicId: `ZZ${String(number).padStart(6, '0')}`,
        texts: disguised(model.texts, number),
      };
      await insertCampaign(db, { advertiserId, status: 'active', createdBy: null, content });
    }
  });
}

type Texts = (typeof CATALOGUE)[number]['texts'];

function disguised(texts: Texts, number: number): Texts {
  if (number % 100 === 0) return texts;
  const scramble = (text: string) => [...text].reverse().join('');
  const inLanguage = (words: Texts['en']): Texts['en'] => ({
    ...words,
    title: scramble(words.title),
    description: scramble(words.description),
    keywords: words.keywords.map(scramble),
  });
  return { en: inLanguage(texts.en), es: inLanguage(texts.es) };
}

async function compare(search: string, few: Db, many: Db): Promise<void> {
  const rows = Math.min((await find(few, search, 25)).length, 25); // the same page for both: reading rows costs alike
  const limit = Math.max(rows, 1);
  await compareTimes(
    JSON.stringify(search),
    () => find(few, search, limit),
    () => find(many, search, limit),
  );
}

const find = (db: Db, search: string, limit: number) =>
  listOffers(db, { search, categories: undefined, subCategory: undefined, after: undefined, limit });
