import { receivePostback } from '../../modules/conversions/receive-postback.ts';
import { issueToken } from '../../modules/conversions/setup/commands.ts';
import { listTaken, listTalks, listVisitors } from './queries.ts';
import type { HistoryWorld } from './setup.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const BUYS_ONE_IN = 9;
const TELLS_OF = 2;
const ADDRESS = '198.51.100.7';

/** What an advertiser's system told of a day in its evening: what came of some calls. */
export async function reportSales(world: HistoryWorld, at: Date): Promise<void> {
  const { db } = world.services;
  const since = new Date(at.getTime() - DAY_MS);
  const talks = await listTalks(db, world.campaigns.get('current') ?? '', since, at);
  for (const { id } of talks.slice(0, TELLS_OF))
    await report(world, 'current', at, { call_id: id, amount: '189.00', txid: `visita-${id.slice(-6)}` });
}

/** Of a week: which clicks and which requests became a policy. The newest are not sure yet. */
export async function reportPolicies(world: HistoryWorld, at: Date): Promise<void> {
  const { db } = world.services;
  const campaign = world.campaigns.get('policies') ?? '';
  const since = new Date(at.getTime() - WEEK_MS);
  const visitors = await listVisitors(db, campaign, since, at);
  for (const [index, { id }] of visitors.filter((_, each) => each % BUYS_ONE_IN === 0).entries())
    await report(world, 'policies', at, { click_id: id, status: index % 3 === 2 ? 'pending' : 'approved' });
  const [first] = await listTaken(db, campaign, since, at);
  if (first) await report(world, 'policies', at, { lead_id: first.id, txid: `poliza-${first.id.slice(-6)}` });
}

/** Somebody wrote the address by hand, and the price with a comma. */
export async function reportWrongly(world: HistoryWorld, at: Date): Promise<void> {
  await report(world, 'current', at, { click_id: 'clk_123', status: 'approved' });
  const [talk] = await listTalks(world.services.db, world.campaigns.get('current') ?? '', new Date(0), at);
  if (talk) await report(world, 'current', at, { call_id: talk.id, amount: '1.250,00' });
}

type Reporting = 'current' | 'policies';
const OWNERS = { current: 'advertiser', policies: 'advertiser2' } as const;

async function report(world: HistoryWorld, campaign: Reporting, at: Date, parameters: Record<string, string>) {
  const token = world.tokens.get(campaign) ?? (await tokenOf(world, campaign, at));
  await receivePostback(world.services, { method: 'GET', parameters, token, address: ADDRESS }, at);
}

async function tokenOf({ services, as, campaigns, tokens }: HistoryWorld, campaign: Reporting, at: Date) {
  const asked = { id: campaigns.get(campaign) ?? '', language: 'es' } as const;
  const { token } = await issueToken(services, as(OWNERS[campaign], at), asked, at);
  tokens.set(campaign, token);
  return token;
}
