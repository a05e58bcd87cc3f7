import { parseArgs } from 'node:util';
import { dialectOf } from '@callstead/domain/numbers/carrier-account';
import { readCountry } from '@callstead/domain/payouts/countries';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { networkSecret } from '../db/settings.ts';
import { listKeys } from '../modules/carriers/queries.ts';
import { openToken } from '../modules/carriers/sealed-token.ts';
import { recordCarried } from '../telephony/carrier-simulator/queries.ts';
import { carrierTokensOf, simulatedTelnyxKey } from '../telephony/carrier-tokens.ts';
import { chanceFrom } from '../telephony/simulator/chance.ts';
import { createHttpWire } from '../telephony/simulator/http-wire.ts';
import { fromAbroad, planTraffic } from '../telephony/simulator/plan-traffic.ts';
import { simulate } from '../telephony/simulator/simulate.ts';
import type { Parameters } from '../telephony/simulator/wire.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

const Options = z.object({
  calls: z.coerce.number().int().min(1).max(100_000).default(200),
  rate: z.coerce.number().positive().max(1_000).default(20),
  seed: z.coerce.number().int().default(7),
  /** In UTC; the same seed and hour give the same traffic. */
  hour: z.coerce.number().int().min(0).max(23).default(18),
  /** Countries, 'MX,ES,US'; the United States unless told. */
  from: z
    .string()
    .default('US')
    .transform((written) => written.split(',').map((country) => readCountry(country) ?? ''))
    .refine((countries) => countries.every(Boolean), 'countries are two letters each, such as MX,ES,US'),
});

const CHAOS = { doubled: 0.15, late: 0.2, lost: 0.03, lateMs: 2_000 };

/** Plays a carrier over real HTTP against the network that runs: `npm run simulate -- --calls 200 --rate 20 --seed 7`. */
await runTool(async () => {
  const text = { type: 'string' } as const;
  const options = { calls: text, rate: text, seed: text, hour: text, from: text };
  const { calls, rate, seed, hour, from } = Options.parse(parseArgs({ options }).values);
  const { config, database } = openRunningNetwork();
  const secret = config.appSecret ?? (await networkSecret(database.db));
  const [token] = carrierTokensOf(config, secret);
  const lines = (await listAssignedNumbers(database.db)).filter(({ accountId }) => token || accountId);
  if (lines.length === 0) throw new Error(await whyNobodyCalls(database.db));
  const accounts = await readAccounts(database.db, secret);
  const chance = chanceFrom(seed);
  const numbers = lines.map(({ number }) => number);
  const holders = new Map(lines.map(({ number, accountId }) => [number, accounts.get(accountId ?? '')]));
  const traffic = planTraffic(chance, { calls, numbers, ratePerSecond: rate, hourUtc: hour });
  const planned = fromAbroad(chance, traffic, from).map((call) => {
    const holder = holders.get(call.to);
    return holder ? { ...call, accountSid: holder.accountSid, dialect: dialectOf(holder.kind) } : call;
  });
  const servers = [`http://127.0.0.1:${config.port}`];
  const signs = new Map([...accounts.values()].map((account) => [account.accountSid, account.token]));
  const tokenOf = ({ AccountSid: sid = '' }: Parameters) => signs.get(sid) ?? token ?? '';
  const telnyxKey = () => simulatedTelnyxKey(secret); // as whoever adds an account of the simulated Telnyx is told
  const wire = createHttpWire({ servers, publicUrl: config.publicUrl, token: tokenOf, telnyxKey }, chance, CHAOS);
  const { played, failed } = await simulate(planned, wire);
  await wire.settled();
  const startedAt = new Date();
  await recordCarried(
    database.db,
    planned.map((call) => ({
      ...{ sid: call.callSid, from: call.from ?? 'anonymous', to: call.to, startedAt },
      seconds: call.ringSeconds + call.talkSeconds,
    })),
  );
  const { posted, lost, doubled } = wire.statistics;
  process.stdout.write(
    `${played} calls played, ${failed} failed; ${posted} webhooks, ${doubled} doubled, ${lost} lost\n`,
  );
  for (const line of await outcomes(
    database.db,
    planned.map(({ callSid }) => callSid),
  ))
    process.stdout.write(`${line}\n`);
  await database.close();
  return failed === 0 ? 0 : 1;
});

/** With the account that alone speaks for it, if one of ours has it. */
function listAssignedNumbers(db: Db) {
  return db
    .selectFrom('tracking_number')
    .select(['number', 'carrier_account_id as accountId'])
    .where('application_id', 'is not', null)
    .orderBy('number')
    .execute();
}

/** Accounts that admins added: what calls to their numbers are signed with. */
async function readAccounts(db: Db, secret: string) {
  const keys = await listKeys(db);
  return new Map(
    keys.map(({ id, kind, account_sid: accountSid, token }) => [
      id,
      { kind, accountSid, token: openToken(secret, id, token) },
    ]),
  );
}

async function whyNobodyCalls(db: Db): Promise<string> {
  const assigned = await listAssignedNumbers(db);
  return assigned.length === 0
    ? 'No tracking number is assigned yet: approve an application first.'
    : 'No carrier account was added and TWILIO_AUTH_TOKEN is not set: the network would refuse every call.';
}

async function outcomes(db: Db, callSids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('carrier_call')
    .innerJoin('call', (join) =>
      join.onRef('call.arrived_at', '=', 'carrier_call.arrived_at').onRef('call.id', '=', 'carrier_call.call_id'),
    )
    .select(({ fn }) => [
      'call.status',
      'call.reason',
      'call.outcome',
      fn.countAll<number>().as('calls'),
      fn.sum<number | null>('call.price_cents').as('cents'),
    ])
    .where('carrier_call.call_sid', 'in', callSids)
    .groupBy(['call.status', 'call.reason', 'call.outcome'])
    .orderBy('calls', 'desc')
    .execute();
  return rows.map(
    ({ status, reason, outcome, calls, cents }) =>
      `${String(calls).padStart(6)}  ${status.padEnd(10)} ${(reason ?? outcome ?? '').padEnd(18)} $${((cents ?? 0) / 100).toFixed(2)}`,
  );
}
