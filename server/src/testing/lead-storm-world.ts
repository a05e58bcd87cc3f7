import type { Terms } from '@callstead/domain/campaigns/terms';
import type { Db } from '../db/database.ts';
import type { Chance } from '../telephony/simulator/chance.ts';
import { aLeadWay } from './a-lead-way.ts';
import { anApiKey } from './an-api-key.ts';
import { aLine, type Line, rows } from './call-world.ts';
import { anAccount } from './chaos.ts';
import type { PlainCampaign, PlainWorld } from './lead-oracle.ts';
import { aLeadCampaign, aPerson, type Person } from './lead-world.ts';

/** A publisher on a campaign, with keys of theirs: each may ask only so often. */
export type StormLine = Line & { offerId: string; keys: string[] };
export type StormWorld = { lines: StormLine[]; plain: PlainWorld };

const ZONE = 'America/New_York';
const PUBLISHERS = 4;
const KEYS = 5;
const PRICE = 1_001;
const HALF = 500; // the half cent is ours
const AGREED = { price: 1_333, payout: 1_000 }; // three quarters of it: 999.75

type Limits = Partial<Pick<PlainCampaign, 'dailyCap' | 'monthlyCap' | 'dailyBudget' | 'totalBudget'>>;
type Planned = {
  limits?: Limits;
  counts?: PlainCampaign['counts'];
  /** Shares the money of the one before it. */
  isOfSame?: boolean;
  balance?: number;
  isAgreed?: boolean;
};

/** Tight enough that each limit is reached, whatever the size of the storm. */
function plan(leads: number): Planned[] {
  const each = Math.floor(leads / 8);
  return [
    {},
    { limits: { dailyCap: Math.floor(each / 3) } },
    { limits: { monthlyCap: Math.floor(each / 4) }, counts: 'delivered' },
    { limits: { totalBudget: PRICE * Math.floor(each / 3) + PRICE - 1 } },
    { limits: { dailyBudget: PRICE * Math.floor(each / 3) }, counts: 'delivered' },
    { balance: PRICE * Math.floor(each / 2) + PRICE - 1, counts: 'delivered' },
    { isOfSame: true, limits: { dailyCap: Math.floor(each / 2) } },
    { balance: PRICE * Math.floor(each / 3), isAgreed: true },
  ];
}

type Asked = { leads: number; url: string; secret: string };

/** Campaigns under every limit there is, two publishers on each, all delivered to one receiver. */
export async function aStormWorld(db: Db, { leads, url, secret }: Asked): Promise<StormWorld> {
  const t = { db, anAccount: (userType: 'advertiser' | 'publisher') => anAccount(db, userType) } as never;
  const publishers = [];
  for (let n = 0; n < PUBLISHERS; n += 1) {
    const account = await anAccount(db, 'publisher');
    const keys = [];
    for (let made = 0; made < KEYS; made += 1) keys.push((await anApiKey({ db }, account)).secret);
    publishers.push({ account, keys });
  }
  const lines: StormLine[] = [];
  const campaigns: PlainCampaign[] = [];
  const deposits = new Map<string, number>();
  for (const [place, planned] of plan(leads).entries()) {
    const { balance = PRICE * leads * 2, isOfSame = false, counts = 'taken', limits = {}, isAgreed = false } = planned;
    const before = campaigns.at(-1)?.advertiserId;
    const [first, second] = [publishers[place % PUBLISHERS], publishers[(place + 1) % PUBLISHERS]];
    if (!first || !second) throw new Error('there are two publishers for each campaign');
    const campaign = await aLeadCampaign(t, {
      ...{ terms: termsOf(limits), form: { countedWhen: counts }, publisherId: first.account.id },
      ...(isOfSame && before ? { advertiserId: before, balanceCents: 0 } : { balanceCents: balance }),
    });
    const { campaignId, advertiserId, offerId } = campaign;
    const joined = await aLine(t, { campaignId, advertiserId, publisherId: second.account.id, balanceCents: 0 });
    lines.push({ ...campaign, keys: first.keys }, { ...joined, offerId, keys: second.keys });
    if (isAgreed) await agree(db, joined, { price: AGREED.price, share: 7_500 });
    await aLeadWay({ db, services: { sealSecret: secret } }, campaignId, { settings: { kind: 'webhook', endpointId: null, url } });
    if (!isOfSame) deposits.set(advertiserId, balance);
    const usual = { price: PRICE, payout: HALF };
    const offers = new Map([
      [first.account.id, usual],
      [second.account.id, isAgreed ? AGREED : usual],
    ]);
    const unlimited = { dailyCap: null, monthlyCap: null, dailyBudget: null, totalBudget: null };
    campaigns.push({ campaignId, advertiserId, zone: ZONE, counts, offers, ...unlimited, ...limits });
  }
  return { lines, plain: { campaigns, deposits } };
}

function termsOf({ dailyCap = null, monthlyCap = null, dailyBudget = null, totalBudget = null }: Limits) {
  return {
    pricing: { kind: 'fixed', priceCents: PRICE, floorCents: PRICE, ceilingCents: PRICE },
    caps: { daily: dailyCap, monthly: monthlyCap, counts: 'qualified' },
    budget: { dailyCents: dailyBudget, totalCents: totalBudget },
  } satisfies Partial<Terms>;
}

/** Another price and another share than the campaign's. */
export const agree = (db: Db, { applicationId }: { applicationId: string }, terms: { price: number; share: number }) =>
  rows(
    db,
    `insert into application_terms (application_id, version, price_cents, share_basis_points, reason, changed_by)
     select id, 1, $2, $3, 'agreed', (select m.user_id from account_member m where m.account_id = publisher_id limit 1)
     from application where id = $1`,
    [applicationId, terms.price, terms.share],
  );

/** The same person, or somebody who shares a number or a mailbox with them. */
export function anotherLike(chance: Chance, { phone, email }: Person): Person {
  const { phone: otherPhone, email: otherEmail } = aPerson();
  return chance.pick([
    { phone, email },
    { phone, email: otherEmail },
    { phone: otherPhone, email },
  ]);
}
