import type { LeadWayRequest } from '@callstead/contract/leads/delivery';
import { assert } from '@callstead/domain/assert';
import { createCampaign } from '../../modules/campaigns/manage/commands.ts';
import { reviewCampaign } from '../../modules/campaigns/manage/review.ts';
import { createKey } from '../../modules/integrations/keys/commands.ts';
import { decideLead, returnLead } from '../../modules/leads/commands.ts';
import { readWays, saveWays } from '../../modules/leads/delivery/commands.ts';
import type { LeadServices } from '../../modules/leads/engine.ts';
import { saveForm } from '../../modules/leads/form/commands.ts';
import { suppressLines } from '../../modules/persons/suppress.ts';
import { blockCaller } from '../../modules/routing/commands.ts';
import { importLeads } from './import-leads.ts';
import {
  LEAD_CAMPAIGNS,
  LEAD_PUBLISHERS,
  LEAD_WAYS,
  type LeadCampaignKey,
  leadCampaignInput,
  leadForm,
  NETWORK_LEAD_WAYS,
} from './lead-campaigns.ts';
import type { HistoryLead, LeadAction } from './plan-leads.ts';
import { isOfLeads, LINKS } from './plan-visits.ts';
import { saveLink } from './play-visits.ts';
import { dateBackCampaign, listNetworkLeadCampaigns } from './queries.ts';
import { reportPolicies } from './report-sales.ts';
import { type HistoryWorld, joinAs } from './setup.ts';

export async function doLeadAction(
  world: HistoryWorld,
  services: LeadServices,
  action: LeadAction & { at: Date },
): Promise<void> {
  const { at } = action;
  switch (action.do) {
    case 'open_lead_campaigns':
      return openLeadCampaigns(world, at);
    case 'change_life':
      return changeLife(world, at);
    case 'make_key':
      return makeKey(world, at);
    case 'import_leads':
      return importLeads(world, services, at);
    case 'report_policies':
      return reportPolicies(world, at);
    case 'keep_away':
      return keepAway(world, action);
    case 'return_lead': {
      const { reason, note } = action;
      await returnLead(services, world.as('advertiser2', at), { id: idOf(world, action.lead), reason, note });
      return;
    }
    case 'decide_lead': {
      const { decision, reason } = action;
      await decideLead(services, world.as('admin', at), { id: idOf(world, action.lead), decision, reason });
      return;
    }
  }
}

function idOf({ leads }: HistoryWorld, lead: HistoryLead): string {
  const id = leads.get(lead);
  assert(id, 'it was taken before anything happened to it');
  return id;
}

/** Campaigns, forms, deliveries and links, each through the command of its screen. */
async function openLeadCampaigns(world: HistoryWorld, at: Date): Promise<void> {
  for (const key of LEAD_CAMPAIGNS) await openLeadCampaign(world, key, at);
  for (const link of LINKS) if (isOfLeads(link.campaign)) await saveLink(world, link, at);
  for (const { id } of await listNetworkLeadCampaigns(world.services.db))
    await setWays(world, id, { by: 'admin', ways: NETWORK_LEAD_WAYS, at });
}

async function openLeadCampaign(world: HistoryWorld, key: LeadCampaignKey, at: Date): Promise<void> {
  const { services, as } = world;
  const advertiser = as('advertiser2', at);
  const written = { account: undefined, campaign: leadCampaignInput(key), submit: true };
  const { id, public_id: publicId, current_version: version } = await createCampaign(services, advertiser, written);
  world.campaigns.set(key, id);
  const first = key === 'life' ? 'lifeBefore' : key;
  await saveForm(services, advertiser, { campaignId: id, version: 0, form: leadForm(first) });
  await setWays(world, id, { by: 'advertiser2', ways: LEAD_WAYS[first], at });
  await reviewCampaign(services, as('admin', at), id, { decision: 'activate', version });
  for (const publisher of new Set(LEAD_PUBLISHERS[key]))
    await joinAs(world, { publisher, decider: 'advertiser2' }, publicId, at);
  await dateBackCampaign(services.db, id, at);
}

type Ways = { by: 'admin' | 'advertiser2'; ways: readonly LeadWayRequest[]; at: Date };

async function setWays({ services, as }: HistoryWorld, id: string, { by, ways, at }: Ways): Promise<void> {
  const { seen } = await readWays(services, as(by, at), id, at);
  await saveWays(services, as(by, at), { id, seen, ways: [...ways] }, at);
}

/** Their own system refused and lost too many: since then a mailbox decides, and the form never closes. */
async function changeLife(world: HistoryWorld, at: Date): Promise<void> {
  const id = world.campaigns.get('life') ?? '';
  const advertiser = world.as('advertiser2', at);
  await saveForm(world.services, advertiser, { campaignId: id, version: 1, form: leadForm('life') });
  await setWays(world, id, { by: 'advertiser2', ways: LEAD_WAYS.life, at });
}

/** Nobody knows it: it is made, and its one answer is thrown away. */
async function makeKey({ services, as }: HistoryWorld, at: Date): Promise<void> {
  const asked = { name: 'Comparador de seguros', mode: 'live', addresses: [], expiresInDays: null } as const;
  const scopes = ['leads:write' as const, 'leads:read' as const, 'campaigns:read' as const];
  await createKey(services, as('publisher', at), { ...asked, scopes, addresses: [], hasTwoFactor: false }, at);
}

async function keepAway(
  { services, as }: HistoryWorld,
  { suppressed, blocked, at }: Extract<LeadAction, { do: 'keep_away' }> & { at: Date },
): Promise<void> {
  await suppressLines(services, as('admin', at), suppressed, at);
  const advertiser = as('advertiser2', at);
  for (const number of blocked) {
    const block = { number, reason: 'Pide cotizaciones con nombres distintos.', advertiserId: advertiser.accountId };
    await blockCaller(services, advertiser, block);
  }
}
