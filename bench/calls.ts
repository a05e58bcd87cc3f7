import { executeRaw } from '../server/src/db/execute-raw.ts';
import { newCallId } from '../server/src/modules/calls/call-id.ts';
import { SUBSCRIBERS } from '../server/src/workers/subscribers.ts';
import { type CallServer, webhooks, wholeLives, withCallServer } from './call-server.ts';
import { unique, voices } from './carrier-posts.ts';
import { median } from './median.ts';
import { openPgbench, type Pgbench } from './pgbench.ts';
import type { LoadResult } from './post-load.ts';
import { someNumbers } from './tracking-numbers.ts';

const TURNS = Number(process.env.TURNS ?? 5);
const CONNECTIONS = [16, 64] as const;
const CALLS = 2_000;
const LIVES = 600;
const LONE_CALLS = 300;

/** The call engine over HTTP against pgbench and bare inserts: same PostgreSQL, equal connections, turn by turn. */
export const benchCalls = (): Promise<void> => withCallServer(SUBSCRIBERS, measure);

async function measure(world: CallServer): Promise<void> {
  const pgbench = await openPgbench(world.url);
  if (!pgbench)
    console.log('pgbench is missing (Debian: apt install postgresql): compared with the bare insert alone.');
  const few = await someNumbers(world.database, 10);
  const many = await someNumbers(world.database, 100_000);
  await webhooks(world, voices(few, 1_000), 16); // warm
  const bare = await bareInsert(world, pgbench);
  for (const connections of CONNECTIONS) {
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push(await takeTurn({ world, pgbench, bare, few, many, connections }));
    report(connections, turns);
  }
  const alone = await webhooks(world, voices(few, LONE_CALLS), 1);
  console.log(`one webhook alone: p50 ${alone.p50Ms.toFixed(1)} ms, p99 ${alone.p99Ms.toFixed(1)} ms`);
}

type Measured = Pick<LoadResult, 'perSecond'> & Partial<LoadResult>;
type Turn = Partial<Record<keyof typeof ROWS, Measured>>;

const ROWS = {
  pgbench: "pgbench's TPC-B-like transaction",
  bare: 'bare insert of the same row',
  voice: 'voice webhook, ten campaigns',
  one: '… all on one campaign',
  many: '… 100,000 campaigns, first call of each number',
  again: '… the same numbers again',
  life: 'whole life of a call (four webhooks)',
} as const;

type TurnOptions = {
  world: CallServer;
  pgbench: Pgbench | undefined;
  bare: (connections: number) => Promise<Measured>;
  few: readonly string[];
  many: readonly string[];
  connections: number;
};

async function takeTurn({ world, pgbench, bare, few, many, connections }: TurnOptions): Promise<Turn> {
  const called = Array.from({ length: CALLS }, () => many[unique() % many.length] ?? '');
  return {
    ...(pgbench && { pgbench: { perSecond: await pgbench.tpcB(connections) } }),
    bare: await bare(connections),
    voice: await webhooks(world, voices(few, CALLS), connections),
    one: await webhooks(world, voices(few.slice(0, 1), CALLS), connections),
    many: await webhooks(world, voices(called, CALLS), connections),
    again: await webhooks(world, voices(called, CALLS), connections),
    life: { perSecond: await wholeLives(world, few, { lives: LIVES, connections }) },
  };
}

/** The very row a webhook writes, so that both write the same bytes: one statement, nothing else. */
async function bareInsert({ url, database: { db }, play }: CallServer, pgbench: Pgbench | undefined) {
  const { rows: written } = await executeRaw(
    db,
    `select attname from pg_attribute where attrelid = 'call'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    [],
  );
  const columns = (written as { attname: string }[]).map(({ attname }) => attname);
  const { rows } = await executeRaw(db, `select * from call where status = 'ringing' limit 1`, []);
  const sample = rows[0] as Record<string, unknown>;
  const insertOf = (values: readonly string[]) =>
    `insert into call (${columns.join(', ')}) values (${values.join(', ')})`;
  if (pgbench) {
    const id = `'bench_' || :client_id || '_' || :serial`;
    const changed: Record<string, string> = { id, call_sid: id, arrived_at: 'clock_timestamp()' };
    const text = insertOf(columns.map((column) => changed[column] ?? asLiteral(asParameter(sample[column]))));
    const script = `\\set serial random(1, 9000000000000000)\n${text};\n`;
    return async (connections: number): Promise<Measured> => ({
      perSecond: await pgbench.statement(connections, script),
    });
  }
  return (connections: number): Promise<Measured> => {
    const rows = Array.from({ length: CALLS }, () => {
      const now = new Date();
      const changed: Record<string, unknown> = { id: newCallId(now), arrived_at: now, call_sid: `bench-${unique()}` };
      return columns.map((column) => asParameter(changed[column] ?? sample[column]));
    });
    const text = insertOf(columns.map((_, index) => `$${index + 1}`));
    return play({ kind: 'statements', url, connections, text, rows });
  };
}

const asParameter = (value: unknown) =>
  value instanceof Date ? value.toISOString() : value && typeof value === 'object' ? JSON.stringify(value) : value;

const asLiteral = (value: unknown) => (value === null ? 'null' : `'${String(value).replaceAll("'", "''")}'`);

function report(connections: number, turns: readonly Turn[]): void {
  const yardstick = turns[0]?.pgbench ? 'pgbench' : 'bare';
  console.log(`\n${connections} connections, medians of ${turns.length} turns; ratios to ${ROWS[yardstick]}`);
  for (const row of Object.keys(ROWS) as (keyof typeof ROWS)[]) {
    const measured = turns.flatMap((turn) => turn[row] ?? []);
    if (measured.length === 0) continue;
    const ratio = median(turns.map((turn) => (turn[row]?.perSecond ?? 0) / (turn[yardstick]?.perSecond ?? 1)));
    const ms = (of: 'p50Ms' | 'p99Ms') => {
      const values = measured.flatMap((each) => each[of] ?? []);
      return values.length === 0 ? '' : `${of.slice(0, 3)} ${median(values).toFixed(1)}`;
    };
    console.log(
      [
        ROWS[row].padEnd(48),
        `${median(measured.map((each) => each.perSecond)).toFixed(0)}/s`.padStart(9),
        `${ratio.toFixed(2)}×`.padStart(8),
        ms('p50Ms').padStart(12),
        ms('p99Ms').padStart(12),
        loaderOf(measured).padStart(14),
      ].join(''),
    );
  }
}

/** How much of one core the loader took: it must not be what is measured. */
function loaderOf(measured: readonly Measured[]): string {
  const shares = measured.flatMap((each) => each.loaderShare ?? []);
  return shares.length === 0 ? '' : `loader ${Math.round(median(shares) * 100)} %`;
}
