import type { Member } from '@callstead/domain/policy';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { readSearchHits } from '../server/src/modules/search/reads.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { keptNetwork, networkWithCalls } from './calls-world.ts';
import { compareTimes } from './compare-times.ts';

const FEW = 10_000;
const MANY = Number(process.env.CALLS ?? 1_000_000);
/** A folder that `reports` filled before: ten million calls take a while. */
const { KEPT } = process.env;

type Network = Awaited<ReturnType<typeof networkWithCalls>>;

const member = (role: Member['role'], accountId: string): Member => ({
  ...{ userId: accountId, accountId, role, status: 'approved', owesTwoFactor: false },
});
const ADMIN = member('admin', '00000000-0000-4000-8000-000000000000');

type Asked = { as: Member; q: string };

const SEARCHES: Record<string, (network: Network, call: string) => Asked> = {
  'a call by its id': (_, call) => ({ as: ADMIN, q: call }),
  'calls by the beginning of an id': (_, call) => ({ as: ADMIN, q: call.slice(0, 12) }),
  'a caller': () => ({ as: ADMIN, q: '+12020007919' }),
  'an area and an exchange': () => ({ as: ADMIN, q: '305555' }),
  'no such number': () => ({ as: ADMIN, q: '+4420555555' }),
  'an advertiser, a caller': ({ advertisers }) => ({
    as: member('advertiser', advertisers[1] ?? ''),
    q: '+12020007919',
  }),
  'a publisher, a number': ({ publishers }) => ({ as: member('publisher', publishers[7] ?? ''), q: '305555' }),
  'a campaign': () => ({ as: ADMIN, q: 'BN003' }),
  'an address': () => ({ as: ADMIN, q: 'publisher7@people.example' }),
  'words of nothing': () => ({ as: ADMIN, q: 'zzzz zzzz' }),
};

/** The one search with 10,000 and with a million calls in a year, in one run, turn by turn; CALLS=… for more. */
export async function benchFind(): Promise<void> {
  const dataDir = KEPT ?? (await makeDataFolder());
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const few = await networkOf(postgres.url, FEW);
  const many = await networkOf(postgres.url, MANY);
  const [callOfFew, callOfMany] = await Promise.all([aCall(few), aCall(many)]);
  console.log(`${'search'.padEnd(34)} ${FEW} calls   ${MANY} calls   ratio (medians, ms)`);
  for (const [name, asks] of Object.entries(SEARCHES)) {
    await compareTimes(
      name.padEnd(34),
      () => find(few, asks(few, callOfFew)),
      () => find(many, asks(many, callOfMany)),
    );
  }
  await Promise.all([few.close(), many.close()]);
  await postgres.stop();
  if (!KEPT) await removeDataFolder(dataDir);
}

async function networkOf(serverUrl: string, calls: number): Promise<Network> {
  return (await keptNetwork(serverUrl, `calls_${calls}`)) ?? networkWithCalls(serverUrl, `found_${calls}`, calls);
}

const find = ({ db }: Network, { as, q }: Asked) => readSearchHits(db, as, { q, language: 'es' });

async function aCall({ db }: Network): Promise<string> {
  const { id } = await db
    .selectFrom('call')
    .select('id')
    .orderBy('id')
    .offset(5_000)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
