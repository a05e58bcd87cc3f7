import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import type { CursorKey } from '../server/src/http/cursor.ts';
import { presentCalls } from '../server/src/modules/calls/lists/present.ts';
import { type CallSelection, cursorKeyOf, listCalls } from '../server/src/modules/calls/lists/queries.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { networkWithCalls } from './calls-world.ts';
import { compareTimes } from './compare-times.ts';

const FEW = 10_000;
const MANY = Number(process.env.CALLS ?? 1_000_000);
const PAGE = 51;

type Network = Awaited<ReturnType<typeof networkWithCalls>>;
type Selects = (network: Network) => CallSelection;

const LISTS: Record<string, Selects> = {
  'whole network': () => ({}),
  'one publisher': ({ publishers }) => ({ publisherId: publishers[7] }),
  'one advertiser': ({ advertisers }) => ({ advertiserId: advertisers[3] }),
  'one campaign': ({ campaigns }) => ({ campaignId: campaigns[3] }),
  'a day, half a year ago': () => ({ from: daysAgo(181), to: daysAgo(180) }),
  'advertiser, a day, half a year ago': ({ advertisers }) => ({
    advertiserId: advertisers[3],
    from: daysAgo(181),
    to: daysAgo(180),
  }),
  qualified: () => ({ outcome: 'qualified' }),
  'publisher, too short': ({ publishers }) => ({ publisherId: publishers[1], reason: 'too_short' }),
  'reason anonymous (rare)': () => ({ reason: 'anonymous' }),
  'advertiser, anonymous (rare)': ({ advertisers }) => ({ advertiserId: advertisers[7], reason: 'anonymous' }),
  'reason nobody had': () => ({ reason: 'no_balance' }),
  'status failed (rare)': () => ({ status: 'failed' }),
  'status connected (in flight)': () => ({ status: 'connected' }),
  'billing sold': () => ({ billing: 'sold' }),
  'advertiser, sold': ({ advertisers }) => ({ advertiserId: advertisers[0], billing: 'sold' }),
  'billing disputed (rare)': () => ({ billing: 'disputed' }),
  'billing approved': () => ({ billing: 'approved' }),
  'billing paid': () => ({ billing: 'paid' }),
  'advertiser, disputed': ({ advertisers }) => ({ advertiserId: advertisers[1], billing: 'disputed' }),
  'advertiser, paid': ({ advertisers }) => ({ advertiserId: advertisers[0], billing: 'paid' }),
  'search: a caller': () => ({ search: { by: 'number', prefixes: ['+12020007919'], callers: true } }),
  'search: a prefix': () => ({ search: { by: 'number', prefixes: ['+1305555'], callers: true } }),
  'search: no such number': () => ({ search: { by: 'number', prefixes: ['+4420'], callers: true } }),
  'advertiser, search: a caller': ({ advertisers }) => ({
    advertiserId: advertisers[1],
    search: { by: 'number', prefixes: ['+12020007919'], callers: true },
  }),
};

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Pages of calls with 10,000 and with a million calls in a year, in one run, turn by turn; CALLS=… for more. */
export async function benchCallLists(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const few = await networkWithCalls(postgres.url, 'few', FEW);
  const many = await networkWithCalls(postgres.url, 'many', MANY);
  console.log(`${'list'.padEnd(34)} ${FEW} calls   ${MANY} calls   ratio (medians, ms)`);
  for (const [name, selects] of Object.entries(LISTS)) {
    // The same number of rows for both: reading them costs alike.
    const limit = Math.max((await page(few, selects, PAGE)).length, 1);
    await compareTimes(
      name.padEnd(34),
      () => page(few, selects, limit),
      () => page(many, selects, limit),
    );
  }
  console.log(`\n${`of ${MANY} calls`.padEnd(34)} first page   deep page   ratio (medians, ms)`);
  for (const name of ['whole network', 'one publisher', 'one advertiser', 'billing paid']) {
    const selects = LISTS[name] as Selects;
    const deep = await deepPlace(many, selects);
    await compareTimes(
      name.padEnd(34),
      () => page(many, selects, PAGE),
      () => page(many, selects, PAGE, deep),
    );
  }
  await Promise.all([few.close(), many.close()]);
  await postgres.stop();
  await removeDataFolder(dataDir);
}

async function page(network: Network, selects: Selects, limit: number, from?: CursorKey) {
  const calls = await listCalls(network.db, selects(network), { forward: true, from, limit });
  return presentCalls(network.db, calls, { view: 'admin', language: 'es' });
}

/** The oldest page but one. */
async function deepPlace(network: Network, selects: Selects): Promise<CursorKey | undefined> {
  const oldest = await listCalls(network.db, selects(network), { forward: false, from: undefined, limit: PAGE * 2 });
  const last = oldest.at(-1);
  return last && cursorKeyOf(last);
}
