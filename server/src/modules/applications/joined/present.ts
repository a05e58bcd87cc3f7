import type { OwnCampaign } from '@callstead/contract/applications';
import { addDays } from '@callstead/domain/calendar-day';
import { changedParts, partsForPublishers } from '@callstead/domain/campaigns/changed-parts';
import type { Language } from '@callstead/domain/identity/account';
import { type Counts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { startOfLocalDay } from '@callstead/domain/zone-clock';
import type { OfferSetting } from '../../campaigns/present.ts';
import type { CampaignRow } from '../../campaigns/queries.ts';
import { presentUse } from '../../reports/present.ts';
import { type CampaignDays, presentJoined } from '../../reports/publisher-home/present.ts';
import type { DayCount } from '../../reports/queries.ts';
import { presentPublisherCampaign } from '../present.ts';
import type { OwnApplicationRow } from '../queries.ts';
import type { ChangedTerms, ReachedCap } from './queries.ts';

/** What is known of one joined campaign. */
export type JoinedFacts = {
  campaign: CampaignRow;
  own: OwnApplicationRow;
  sums: CampaignDays;
  count: Pick<DayCount, 'day' | 'month'>;
  /** Which day it is with the campaign. */
  day: string;
  reached: ReachedCap | undefined;
  changed: ChangedTerms | undefined;
};

export function presentOwnCampaign(facts: JoinedFacts, language: Language, setting: OfferSetting): OwnCampaign | null {
  const { campaign, own, sums, count, day } = facts;
  const { estimatedPayout, percentShareBasisPoints, application } = presentPublisherCampaign(
    campaign,
    own,
    language,
    setting,
    undefined,
  );
  if (!application) return null;
  const { en, es } = campaign.texts;
  const row = { ...campaign, number: own.number, title_en: en.title, title_es: es.title };
  return {
    ...presentJoined(row, sums, count),
    ...{ estimatedPayout, percentShareBasisPoints, application },
    statusSince: campaign.status_since.toISOString(),
    ...presentToday(sums.days.at(-1) ?? NO_COUNTS),
    month: presentUse(campaign.terms.caps.monthly, count.month),
    resetsAt: startOfLocalDay(addDays(day, 1), campaign.terms.hours.zone).toISOString(),
    notices: { capReached: presentReached(facts), newTerms: presentChanged(facts.changed) },
  };
}

const presentToday = ({ qualified, leads, sold, soldCalls, soldLeads, payoutCents }: Counts) => ({
  qualifiedToday: qualified + leads,
  conversionsToday: sold - soldCalls - soldLeads,
  amountTodayCents: payoutCents,
});

/** What is closed takes nothing in any case. */
function presentReached({ campaign, reached }: JoinedFacts): OwnCampaign['notices']['capReached'] {
  if (!reached || campaign.status !== 'active') return null;
  return { period: reached.period, at: reached.reached_at.toISOString() };
}

function presentChanged(changed: ChangedTerms | undefined): OwnCampaign['notices']['newTerms'] {
  if (!changed) return null;
  const { before, after, changedAt } = changed;
  const parts = partsForPublishers(Object.fromEntries(changedParts(before, after).map((part) => [part, true])));
  return parts.length === 0 ? null : { at: changedAt.toISOString(), parts };
}
