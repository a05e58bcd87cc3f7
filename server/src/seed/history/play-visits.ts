import { assert } from '@callstead/domain/assert';
import { localDate } from '@callstead/domain/zone-clock';
import type { StatementRunner } from '../../db/database.ts';
import type { Click } from '../../modules/click-log/record-queries.ts';
import { recordClicks } from '../../modules/click-log/record-queries.ts';
import { createStillLinks } from '../../modules/clicks/link-table.ts';
import { type ClickKeeper, receiveClick } from '../../modules/clicks/receive-click.ts';
import { lendNumber } from '../../modules/leases/lend-number.ts';
import { createLink } from '../../modules/links/commands.ts';
import { setNumberPool } from '../../modules/numbers/pools/commands.ts';
import { NOT_SPENT } from './no-limits.ts';
import type { HistoryCall } from './plan-calls.ts';
import { type HistoryLink, type HistoryVisit, isOfLeads, LINKS, POOL } from './plan-visits.ts';
import { dateBackLink, findApplicationOf } from './queries.ts';
import type { HistoryWorld } from './setup.ts';

type Joined = Pick<HistoryLink, 'campaign' | 'publisher'>;

const SECOND_MS = 1000;
const READ_AFTER_MS = 4 * SECOND_MS;

/** Links are saved and numbers set aside for their visitors, as publisher and admin would. */
export async function openLinks(world: HistoryWorld, at: Date): Promise<void> {
  const { services, as } = world;
  for (const link of LINKS) if (!isOfLeads(link.campaign)) await saveLink(world, link, at);
  const { id } = await applicationOf(world, { campaign: 'current', publisher: POOL.publisher }, at);
  await setNumberPool(services, as('admin', at), { id, size: POOL.size, holdMinutes: 30, hosts: [] });
}

export async function saveLink(world: HistoryWorld, link: HistoryLink, at: Date): Promise<void> {
  const { services, as } = world;
  const { publicId } = await applicationOf(world, link, at);
  const { name, sub1, source, creative } = link;
  const said = { sub1, sub2: null, sub3: null, sub4: null, sub5: null, source, creative, deepLink: null };
  const saved = await createLink(services, as(link.publisher, at), { campaignId: publicId, name, ...said });
  await dateBackLink(services.db, saved.id, at);
  world.links.set(link, saved.code);
}

export const applicationOf = ({ services, as, campaigns }: HistoryWorld, link: Joined, at: Date) =>
  findApplicationOf(services.db, campaigns.get(link.campaign) ?? link.campaign, as(link.publisher, at).accountId);

/** Everybody who clicked, then the numbers they were shown: by the code that answers real ones. */
export async function playVisits(
  world: HistoryWorld,
  runs: StatementRunner,
  visits: readonly HistoryVisit[],
): Promise<void> {
  const { clicks, keeper } = keeperIn(runs, world.services.config.networkZone);
  const ids = new Map<HistoryVisit, string>();
  for (const visit of visits) {
    await receiveClick(keeper, requestOf(world, visit), visit.at);
    ids.set(visit, clicks.at(-1)?.id ?? '');
  }
  await recordClicks(runs, clicks);
  for (const visit of visits) if (visit.lead) world.clicks.set(visit.lead, ids.get(visit) ?? '');
  for (const visit of visits) if (visit.call) await showNumber(world, runs, visit, visit.call, ids.get(visit) ?? '');
}

/** Nothing is written before all have clicked: one statement for a month's visitors. */
function keeperIn(runs: StatementRunner, zone: string): { clicks: Click[]; keeper: ClickKeeper } {
  const clicks: Click[] = [];
  const keeper: ClickKeeper = {
    links: createStillLinks(runs),
    salts: { at: (ms) => ({ day: localDate(new Date(ms), zone), salt: 'of history' }) },
    keep: async (click) => {
      clicks.push(click);
    },
  };
  return { clicks, keeper };
}

function requestOf({ links }: HistoryWorld, { link, ...visit }: HistoryVisit): Parameters<typeof receiveClick>[1] {
  const { address, agent, device, state } = visit;
  return {
    key: { code: codeOf(links, link) },
    parameters: { subs: {}, ads: null, to: null },
    agent,
    visitor: { address, userAgent: device },
    referrerHost: link.referrerHost,
    country: 'US',
    state,
    device,
  };
}

function codeOf(links: HistoryWorld['links'], link: HistoryLink): string {
  const code = links.get(link);
  assert(code, `${link.name} was saved`);
  return code;
}

/** The page we host lends the caller a number of their own, or shows the publisher's where none is left. */
async function showNumber(
  world: HistoryWorld,
  runs: StatementRunner,
  visit: HistoryVisit,
  call: HistoryCall,
  clickId: string,
): Promise<void> {
  const { services } = world;
  const application = await applicationOf(world, visit.link, visit.at);
  const { publicId: offerId, affId } = application;
  const asked = { offerId, affId, clickId, page: `${services.config.publicUrl}/l/${offerId}/${affId}` };
  const { referrerHost } = visit.link;
  const at = new Date(visit.at.getTime() + READ_AFTER_MS);
  const lending = await lendNumber(
    { pool: runs, limits: { attempt: async () => NOT_SPENT } },
    { ...asked, referrer: referrerHost ? `https://${referrerHost}/` : null },
    { host: null, address: visit.address, at, isOurs: true },
  );
  if (lending.is === 'lent' && lending.number) world.shown.set(call, lending.number);
}
