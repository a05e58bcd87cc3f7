import type { JoinedCampaign } from '@callstead/contract/reports/dashboards';
import type { Counts } from '@callstead/domain/reports/counts';
import { figureOf } from '@callstead/domain/reports/metrics';
import { presentHours, presentUse } from '../present.ts';
import type { DayCount } from '../queries.ts';
import type { JoinedCampaignRow } from './queries.ts';

/** What a campaign brought, day by day. */
export type CampaignDays = { total: Counts; days: readonly Counts[] };

const cameOf = ({ incoming, leadsIn }: Counts) => incoming + leadsIn;

export function presentJoined(
  campaign: JoinedCampaignRow,
  { total, days }: CampaignDays,
  count: Pick<DayCount, 'day'>,
): JoinedCampaign {
  const came = cameOf(total);
  const today = days.at(-1);
  return {
    publicId: campaign.public_id,
    titles: { en: campaign.title_en, es: campaign.title_es },
    type: campaign.type,
    status: campaign.status,
    hours: presentHours(campaign),
    trackingNumber: campaign.number,
    came,
    cameToday: today ? cameOf(today) : 0,
    qualifyRate: came === 0 ? null : (total.qualified + total.leads) / came,
    epcCents: figureOf('epcCents', total),
    amountCents: total.payoutCents,
    days: days.map(({ payoutCents }) => payoutCents),
    today: presentUse(campaign.terms.caps.daily, count.day),
  };
}
