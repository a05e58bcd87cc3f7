import { assert } from '@callstead/domain/assert';
import type { Member } from '@callstead/domain/policy';
import { applyToCampaign, decideApplication } from '../../modules/applications/commands.ts';
import { createCampaign, deleteCampaign } from '../../modules/campaigns/manage/commands.ts';
import { reviewCampaign, stepCampaign } from '../../modules/campaigns/manage/review.ts';
import { memberOf } from '../../modules/identity/session/actor.ts';
import { blockCaller } from '../../modules/routing/commands.ts';
import type { Services } from '../../services.ts';
import { demoEmail } from '../demo-accounts.ts';
import { type CampaignKey, campaignInput } from './campaigns.ts';
import type { LeadCampaignKey } from './lead-campaigns.ts';
import { NO_LIMITS } from './no-limits.ts';
import { NETWORK_OFFERS, PUBLISHERS, type PublisherCampaign } from './people.ts';
import { BLOCKED_CALLERS, type HistoryCall } from './plan-calls.ts';
import type { HistoryLead } from './plan-leads.ts';
import type { HistoryLink } from './plan-visits.ts';
import { dateBackApplication, dateBackCampaign, findNumberOf } from './queries.ts';

/** Who is there and what stands, as far as history has come. */
export type HistoryWorld = {
  services: Services;
  /** By mailbox, as they act at that moment. */
  as: (mailbox: string, at: Date) => Member;
  campaigns: Map<CampaignKey | LeadCampaignKey, string>;
  /** Numbers by publisher and campaign. */
  numbers: Map<string, string>;
  /** What advertisers report conversions with, by campaign. */
  tokens: Map<string, string>;
  /** Codes of saved links. */
  links: Map<HistoryLink, string>;
  /** Numbers that callers were shown instead of the publisher's own. */
  shown: Map<HistoryCall, string>;
  /** By which click somebody came who then filled in a form. */
  clicks: Map<HistoryLead, string>;
  /** Under which id it was taken. */
  leads: Map<HistoryLead, string>;
};

export async function setUpHistory(services: Services): Promise<HistoryWorld> {
  const people = await services.db.selectFrom('account_with_person').selectAll().execute();
  return {
    services: { ...services, limits: NO_LIMITS },
    campaigns: new Map(),
    numbers: new Map(),
    tokens: new Map(),
    links: new Map(),
    shown: new Map(),
    clicks: new Map(),
    leads: new Map(),
    as: (mailbox, at) => {
      const person = people.find(({ email }) => email === demoEmail(mailbox));
      assert(person, `${mailbox} is a demo account`);
      return memberOf(person, { at });
    },
  };
}

const keyOf = ({ campaign, publisher }: PublisherCampaign) => `${campaign} ${publisher}`;

export function numberOf({ numbers }: HistoryWorld, line: PublisherCampaign): string {
  const number = numbers.get(keyOf(line));
  assert(number, `${keyOf(line)} has a number`);
  return number;
}

/** Written, reviewed and joined through the same commands as any campaign. */
export async function openCampaign(world: HistoryWorld, campaign: CampaignKey, at: Date): Promise<void> {
  const { services, as } = world;
  const advertiser = as('advertiser', at);
  const written = { account: undefined, campaign: campaignInput(campaign), submit: true };
  const { id, public_id: publicId, current_version: version } = await createCampaign(services, advertiser, written);
  await reviewCampaign(services, as('admin', at), id, { decision: 'activate', version });
  world.campaigns.set(campaign, id);
  for (const publisher of new Set(PUBLISHERS[campaign])) await join(world, { campaign, publisher }, publicId, at);
  await dateBackCampaign(services.db, id, at);
  if (campaign === 'archived') await blockCallers(world, at);
}

async function blockCallers({ services, as }: HistoryWorld, at: Date): Promise<void> {
  const advertiser = as('advertiser', at);
  for (const number of BLOCKED_CALLERS) {
    const block = { number, reason: 'Llama a diario sin pedir nada.', advertiserId: advertiser.accountId };
    await blockCaller(services, advertiser, block);
  }
}

export async function joinNetworkCampaigns(world: HistoryWorld, at: Date): Promise<void> {
  for (const line of NETWORK_OFFERS) await join(world, line, line.campaign, at);
}

/** A publisher asks, is approved and gets a number. */
async function join(world: HistoryWorld, line: PublisherCampaign, publicId: string, at: Date): Promise<void> {
  const decider = line.campaign in PUBLISHERS ? 'advertiser' : 'admin';
  const id = await joinAs(world, { publisher: line.publisher, decider }, publicId, at);
  world.numbers.set(keyOf(line), await findNumberOf(world.services.db, id, at));
}

/** Answers with the application. */
export async function joinAs(
  { services, as }: HistoryWorld,
  { publisher, decider }: { publisher: string; decider: string },
  publicId: string,
  at: Date,
): Promise<string> {
  const { id } = await applyToCampaign(services, as(publisher, at), { publicId, message: null });
  await decideApplication(services, as(decider, at), { id, decision: 'approve', reason: null });
  await dateBackApplication(services.db, id, at);
  return id;
}

export async function pauseCampaign(
  { services, as, campaigns }: HistoryWorld,
  campaign: CampaignKey,
  at: Date,
): Promise<void> {
  await stepCampaign(services, as('advertiser', at), 'pause', campaigns.get(campaign) ?? '');
}

/** It has calls, so what was meant to be deleted is archived. */
export async function archiveCampaign(
  { services, as, campaigns }: HistoryWorld,
  campaign: CampaignKey,
  at: Date,
): Promise<void> {
  await deleteCampaign(services, as('advertiser', at), campaigns.get(campaign) ?? '');
}
