import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportedStatus } from '@callstead/domain/conversions/conversion';
import { type ConversionPricing, priceConversion } from '@callstead/domain/pricing/price-conversion';
import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '../../telephony/simulator/chance.ts';
import { balances, rows } from '../../testing/call-world.ts';
import { anAccount, type ChaosWorld, createChaos } from '../../testing/chaos.ts';
import { aClick, aPaidLine, type PaidLine, TEN_PERCENT } from '../../testing/conversion-world.ts';
import { postmasterPid } from '../../testing/data-folder.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { verifyLedger } from '../ledger/verify.ts';

const SALES = sized({ small: 120, whole: 2_000 });
const AT_ONCE = 24;
const AMPLE_CENTS = 50_000_000;
const BUDGET_CENTS = 40_000;
const SHORT_CENTS = 30_000;
const chance = chanceFrom(21);

let world: ChaosWorld;
afterEach(() => world.close());

test(
  'a server killed among postbacks, and PostgreSQL after it: nothing acknowledged is lost, nothing is booked twice',
  async () => {
    world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
    const lines = await paidLines();
    const sales = await planSales(lines);
    const servers = await Promise.all([world.startServer(), world.startServer()]);
    const answers = await storm(servers, messagesOf(sales));
    await expectKept(answers);
    await expectAsReported(
      lines.ample,
      sales.filter(({ line }) => line === lines.ample),
    );
    await expectLimitsKept(lines);
    expect(await verifyLedger(world.database.db)).toEqual([]);
    reportCounts({ sales: SALES, 'postbacks acknowledged': answers.length });
  },
  PROOF_TIMEOUT_MS,
);

/** One has money for everything, one a budget, one a balance that runs out. */
async function paidLines() {
  const { db } = world.database;
  const t = { db, anAccount: (userType: 'advertiser' | 'publisher') => anAccount(db, userType) } as never;
  const terms = { pricing: TEN_PERCENT };
  return {
    ample: await aPaidLine(t, { terms, balanceCents: AMPLE_CENTS }),
    budgeted: await aPaidLine(t, { terms: { ...terms, budget: { totalCents: BUDGET_CENTS, dailyCents: null } } }),
    short: await aPaidLine(t, { terms, balanceCents: SHORT_CENTS }),
  };
}

type Said = { status: ReportedStatus; cents: number };
type Sale = { line: PaidLine; click: string; txid: string; said: Said[] };
type Message = { line: PaidLine; parameters: Record<string, string> };

/** Every other click sells twice. What is said of a sale is raised, lowered, and mostly ended. */
async function planSales(lines: Record<string, PaidLine>): Promise<Sale[]> {
  const each = Object.values(lines);
  const sales: Sale[] = [];
  for (let n = 0; n < SALES; n += 1) {
    const line = each[Math.floor(n / 2) % each.length] as PaidLine;
    const before = n % 4 === 1 ? sales.at(-1) : undefined;
    const click = before?.click ?? (await aClick(world.database, line));
    sales.push({ line, click, txid: `T-${n}`, said: saidOf() });
  }
  return sales;
}

function saidOf(): Said[] {
  const cents = () => chance.integer(100, 60_000);
  const end = chance.pick(['pending', 'approved', 'rejected'] as const);
  if (end === 'pending') return [{ status: end, cents: cents() }];
  return [
    { status: 'pending', cents: cents() },
    { status: 'pending', cents: cents() },
    { status: end, cents: cents() },
  ];
}

/** Every one twice; those of a hundred sales shuffled among each other. */
function messagesOf(sales: readonly Sale[]): Message[] {
  const messages: Message[] = [];
  for (let from = 0; from < sales.length; from += 100) {
    const some = sales.slice(from, from + 100).flatMap(({ line, click, txid, said }) =>
      said.map(({ status, cents }) => {
        const parameters = { click_id: click, txid, status, amount: (cents / 100).toFixed(2) };
        return { line, parameters };
      }),
    );
    messages.push(...chance.shuffled([...some, ...some]));
  }
  return messages;
}

type Answer = { accepted?: true; code?: string; conversionId: string };

/** One server dies after a third of the postbacks, the database after two thirds. */
async function storm(servers: readonly string[], messages: readonly Message[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const send = async () => {
    for (let n = next++; n < messages.length; n = next++) {
      if (n === Math.floor(messages.length / 3)) world.servers[0]?.child.kill('SIGKILL');
      if (n === Math.floor((2 * messages.length) / 3)) process.kill(world.postgresPid(), 'SIGKILL');
      answers.push(await untilAnswered(servers, messages[n] as Message, n));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return answers;
}

/** As advertisers' systems do: what has no answer, or that of a broken server, is sent again, wherever it goes then. */
async function untilAnswered(servers: readonly string[], message: Message, n: number): Promise<Answer> {
  for (let attempt = n; ; attempt += 1) {
    const answer = await post(servers[attempt % servers.length] ?? '', message).catch(() => undefined);
    if (answer && answer.status < 500) return answer.said;
    await sleep(50);
  }
}

async function post(server: string, { line, parameters }: Message) {
  const answer = await fetch(`${server}/v1/postback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${line.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(parameters).toString(),
  });
  return { status: answer.status, said: (await answer.json()) as Answer };
}

/** Each answer names a conversion that is there; as often as one was accepted it was written and changed. */
async function expectKept(answers: readonly Answer[]): Promise<void> {
  const kept = await rows<{ id: string; told: number; accepted: number; changes: number }>(
    world.database.db,
    `select c.id, count(p.id)::int as told, (count(p.id) filter (where p.code is null))::int as accepted, c.amended as changes
     from conversion c left join postback_received p on p.conversion_id = c.id group by c.id`,
  );
  const byId = new Map(kept.map((row) => [row.id, row]));
  const codes = new Set(answers.map(({ code }) => code ?? 'accepted'));
  expect([...codes].filter((code) => !['accepted', 'duplicate', 'rise_not_covered'].includes(code))).toEqual([]);
  expect(answers.filter(({ conversionId }) => !byId.has(conversionId))).toEqual([]);
  expect(kept.filter(({ accepted, changes }) => accepted !== changes + 1)).toEqual([]);
  for (const [id, { told, accepted }] of byId) {
    const own = answers.filter(({ conversionId }) => conversionId === id);
    expect(told).toBeGreaterThanOrEqual(own.length);
    expect(accepted).toBeGreaterThanOrEqual(own.filter((answer) => answer.accepted).length);
  }
}

/** An oracle of its own: in whatever order it was said, the last word stands, once, to the cent. */
async function expectAsReported(line: PaidLine, sales: readonly Sale[]): Promise<void> {
  const found = await rows<{ txid: string; status: string; price_cents: number }>(
    world.database.db,
    'select txid, status, price_cents from conversion where campaign_id = $1',
    [line.campaignId],
  );
  const planned = sales.map(({ txid, said }) => {
    const { status, cents } = said.at(-1) as Said;
    const price = status === 'rejected' ? 0 : priceConversion(TEN_PERCENT as ConversionPricing, cents);
    return { txid, status, price_cents: price };
  });
  const sorted = <Row extends { txid: string }>(some: Row[]) => some.sort((a, b) => (a.txid < b.txid ? -1 : 1));
  expect(sorted(found)).toEqual(sorted(planned));
  const spentCents = planned.reduce((sum, row) => sum + row.price_cents, 0);
  expect(await balances(world.database.db, line)).toMatchObject({ balance: AMPLE_CENTS - spentCents, reserved: 0 });
}

async function expectLimitsKept({ budgeted, short }: { budgeted: PaidLine; short: PaidLine }): Promise<void> {
  const soldOf = async ({ campaignId }: PaidLine) => {
    const [sold] = await rows<{ cents: number; waiting: number; sales: number }>(
      world.database.db,
      `select coalesce(sum(price_cents) filter (where billing = 'held'), 0)::int as cents, count(distinct (source_id, txid))::int as sales,
              (count(*) filter (where billing = 'review'))::int as waiting
       from conversion where campaign_id = $1`,
      [campaignId],
    );
    return sold as { cents: number; waiting: number; sales: number };
  };
  const [underBudget, underBalance] = [await soldOf(budgeted), await soldOf(short)];
  expect(underBudget.cents).toBeLessThanOrEqual(BUDGET_CENTS);
  expect((await balances(world.database.db, short)).balance).toBe(SHORT_CENTS - underBalance.cents);
  expect(underBudget.waiting).toBeGreaterThan(0);
  expect(underBalance.waiting).toBeGreaterThan(0);
}
