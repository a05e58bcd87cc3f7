import type { Db } from '../db/database.ts';
import { rows } from './call-world.ts';

/** What a campaign promises, in plain words and numbers: no code of the engine stands behind it. */
export type PlainCampaign = {
  campaignId: string;
  advertiserId: string;
  /** In whose calendar a day and a month end. */
  zone: string;
  dailyCap: number | null;
  monthlyCap: number | null;
  dailyBudget: number | null;
  totalBudget: number | null;
  counts: 'taken' | 'delivered';
  /** Of each publisher. */
  offers: ReadonlyMap<string, { price: number; payout: number }>;
};

export type PlainWorld = { campaigns: readonly PlainCampaign[]; deposits: ReadonlyMap<string, number> };

/** What is written of a lead that came, or of how its delivery ended. */
export type WrittenStep = {
  id: string;
  leadId: string;
  kind: 'received' | 'accepted' | 'rejected';
  said: { status?: string; reason: string | null };
  /** Written together. */
  batch: string;
  campaignId: string;
  publisherId: string;
  arrivedAt: Date;
  phone: string;
  email: string;
  hasConsent: boolean;
};

export function readSteps(db: Db, campaignIds: readonly string[]): Promise<WrittenStep[]> {
  return rows<WrittenStep>(
    db,
    `select e.id::text, l.id as "leadId", e.kind, jsonb_build_object('reason', null) || e.data as said, e.xmin::text as batch,
            l.campaign_id as "campaignId", l.publisher_id as "publisherId", l.arrived_at as "arrivedAt", p.phone, p.email,
            exists (select from lead_consent c where c.lead_id = l.id) as "hasConsent"
     from lead_event e join lead l on l.id = e.lead_id join lead_person p on p.lead_id = l.id
     where l.campaign_id = any ($1::uuid[]) and e.kind in ('received', 'accepted', 'rejected') order by e.id`,
    [campaignIds],
  );
}

type Standing = 'accepted' | 'pending' | 'rejected' | 'duplicate';
export type PlainLead = {
  status: Standing;
  reason: string | null;
  price: number;
  payout: number;
  day: string;
  campaign: PlainCampaign;
  publisherId: string;
};
type Known = PlainLead & { phone: string; email: string };

/** What a verdict should have been, where it was another. */
export type Disagreement = { leadId: string; kind: string; said: string; expected: string };

/**
 * Judges every lead again, in the order in which it was written: who holds an advertiser's money writes alone. Leads written
 * together are judged campaign by campaign.
 */
export function judgeAgain(world: PlainWorld, steps: readonly WrittenStep[]) {
  const campaigns = new Map(world.campaigns.map((each) => [each.campaignId, each]));
  const leads = new Map<string, Known>();
  const disagreements: Disagreement[] = [];
  const books = new Map([...world.deposits].map(([id, cents]) => [id, { balance: cents, lowest: cents }]));
  const uses = new Map(world.campaigns.map(({ campaignId }) => [campaignId, newUse()]));

  const bookOf = ({ advertiserId }: PlainCampaign) => books.get(advertiserId) as { balance: number; lowest: number };
  const useOf = ({ campaignId }: PlainCampaign) => uses.get(campaignId) as Use;
  const take = (lead: Known, sign: 1 | -1) => {
    const book = bookOf(lead.campaign);
    book.balance -= sign * lead.price;
    book.lowest = Math.min(book.lowest, book.balance);
    useOf(lead.campaign).add(lead, sign);
  };

  for (const step of inOrder(campaigns, steps)) {
    const campaign = campaigns.get(step.campaignId) as PlainCampaign;
    if (step.kind === 'received') {
      const lead = arrived(campaign, step, useOf(campaign), bookOf(campaign).balance);
      leads.set(step.leadId, lead);
      if (isIn(lead)) take(lead, 1);
      compare(step, `${lead.status} ${lead.reason}`, `${step.said.status} ${step.said.reason}`);
    } else {
      const lead = leads.get(step.leadId) as Known;
      compare(step, 'pending', lead.status);
      if (step.kind === 'rejected') take(lead, -1);
      Object.assign(lead, { status: step.kind, reason: step.kind === 'rejected' ? 'undeliverable' : null });
    }
  }

  function compare({ leadId, kind }: WrittenStep, expected: string, said: string): void {
    if (expected !== said) disagreements.push({ leadId, kind, said, expected });
  }
  return { leads: leads as ReadonlyMap<string, PlainLead>, disagreements, books };
}

export const isIn = ({ status }: Pick<PlainLead, 'status'>) => status === 'accepted' || status === 'pending';

type Use = ReturnType<typeof newUse>;

/** What a campaign has taken and not given back. */
function newUse() {
  const slots = new Map<string, number>();
  const cents = new Map<string, number>();
  const people = new Map<string, number>();
  const raise = (counts: Map<string, number>, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  return {
    slots: (when: string) => slots.get(when) ?? 0,
    cents: (when: string) => cents.get(when) ?? 0,
    knows: ({ phone, email }: WrittenStep) => [phone, email].some((each) => (people.get(each) ?? 0) > 0),
    add: ({ day, price, phone, email }: Known, sign: 1 | -1) => {
      for (const when of [day, day.slice(0, 7), 'ever']) {
        raise(slots, when, sign);
        raise(cents, when, sign * price);
      }
      for (const each of [phone, email]) raise(people, each, sign);
    },
  };
}

function arrived(campaign: PlainCampaign, step: WrittenStep, use: Use, balance: number): Known {
  const { publisherId, phone, email } = step;
  const { price, payout } = campaign.offers.get(publisherId) ?? { price: 0, payout: 0 };
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: campaign.zone }).format(step.arrivedAt);
  const verdict = verdictOf({ campaign, step, use, balance, price, day });
  return { ...verdict, price, payout, day, campaign, publisherId, phone, email };
}

type Judging = { campaign: PlainCampaign; step: WrittenStep; use: Use; balance: number; price: number; day: string };

function verdictOf({ campaign, step, use, balance, price, day }: Judging): { status: Standing; reason: string | null } {
  const { dailyCap, monthlyCap, dailyBudget, totalBudget } = campaign;
  const rejected = (reason: string) => ({ status: 'rejected' as const, reason });
  const isFull = (limit: number | null, used: number) => limit !== null && used > limit;
  if (!step.hasConsent) return rejected('no_consent');
  if (use.knows(step)) return { status: 'duplicate', reason: null };
  if (isFull(dailyCap, use.slots(day) + 1) || isFull(monthlyCap, use.slots(day.slice(0, 7)) + 1))
    return rejected('over_cap');
  if (isFull(dailyBudget, use.cents(day) + price) || isFull(totalBudget, use.cents('ever') + price))
    return rejected('over_budget');
  if (balance < price) return rejected('no_balance');
  return { status: campaign.counts === 'taken' ? 'accepted' : 'pending', reason: null };
}

/** Of those written together, one campaign after the other; all else as it was written. */
function inOrder(campaigns: ReadonlyMap<string, PlainCampaign>, steps: readonly WrittenStep[]): WrittenStep[] {
  const byAdvertiser = grouped(steps, ({ campaignId }) => campaigns.get(campaignId)?.advertiserId ?? '');
  return byAdvertiser.flatMap((own) =>
    grouped(own, ({ batch }) => batch).flatMap((together) =>
      together.toSorted((a, b) => (a.campaignId < b.campaignId ? -1 : a.campaignId > b.campaignId ? 1 : 0)),
    ),
  );
}

function grouped(steps: readonly WrittenStep[], keyOf: (step: WrittenStep) => string): WrittenStep[][] {
  const groups = new Map<string, WrittenStep[]>();
  for (const step of steps) {
    const group = groups.get(keyOf(step));
    if (group) group.push(step);
    else groups.set(keyOf(step), [step]);
  }
  return [...groups.values()];
}
