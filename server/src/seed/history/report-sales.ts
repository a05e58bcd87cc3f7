import { receivePostback } from '../../modules/conversions/receive-postback.ts';
import { issueToken } from '../../modules/conversions/setup/commands.ts';
import type { CampaignKey } from './campaigns.ts';
import { SOLD_BY_CLICK } from './people.ts';
import { findApplicationOf, listTalks, listVisitors } from './queries.ts';
import type { HistoryWorld } from './setup.ts';

const DAY_MS = 86_400_000;
const BUYS_ONE_IN = 8;
const TELLS_OF = 2;
const ADDRESS = '198.51.100.7';

/** What advertisers' systems told of a day in its evening: which clicks became a sale, and what came of some calls. */
export async function reportSales(world: HistoryWorld, at: Date): Promise<void> {
  const { db } = world.services;
  const since = new Date(at.getTime() - DAY_MS);
  const visitors = await listVisitors(db, SOLD_BY_CLICK.campaign, since, at);
  for (const [index, { id }] of visitors.filter((_, each) => each % BUYS_ONE_IN === 0).entries())
    await report(world, SOLD_BY_CLICK.campaign, at, { click_id: id, status: index % 3 === 2 ? 'pending' : 'approved' });
  const talks = await listTalks(db, world.campaigns.get('current') ?? '', since, at);
  for (const { id } of talks.slice(0, TELLS_OF))
    await report(world, 'current', at, { call_id: id, amount: '189.00', txid: `visita-${id.slice(-6)}` });
}

/** Somebody wrote the address by hand, and the price with a comma. */
export async function reportWrongly(world: HistoryWorld, at: Date): Promise<void> {
  await report(world, 'current', at, { click_id: 'clk_123', status: 'approved' });
  const [talk] = await listTalks(world.services.db, world.campaigns.get('current') ?? '', new Date(0), at);
  if (talk) await report(world, 'current', at, { call_id: talk.id, amount: '1.250,00' });
}

type Reporting = 'current' | typeof SOLD_BY_CLICK.campaign;

async function report(world: HistoryWorld, campaign: Reporting, at: Date, parameters: Record<string, string>) {
  const token = world.tokens.get(campaign) ?? (await tokenOf(world, campaign, at));
  await receivePostback(world.services, { method: 'GET', parameters, token, address: ADDRESS }, at);
}

async function tokenOf(world: HistoryWorld, campaign: Reporting, at: Date): Promise<string> {
  const { services, as, campaigns } = world;
  const reporter = as(campaign === 'current' ? 'advertiser' : 'admin', at);
  const joined = await findApplicationOf(
    services.db,
    campaigns.get(campaign as CampaignKey) ?? campaign,
    as(SOLD_BY_CLICK.publisher, at).accountId,
  );
  const { token } = await issueToken(services, reporter, { id: joined.campaignId, language: 'es' }, at);
  world.tokens.set(campaign, token);
  return token;
}
