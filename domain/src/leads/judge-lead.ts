import type { ApplicationStatus } from '../applications/lifecycle.ts';
import { isOpen } from '../campaigns/hours.ts';
import type { CampaignStatus, Terms } from '../campaigns/terms.ts';
import type { AccountStatus } from '../identity/account.ts';
import { type CallPrice, payoutOf, priceCall } from '../pricing/price-call.ts';
import { insideGeo } from '../routing/geo.ts';
import type { ReservationRequest } from '../routing/reservation.ts';
import { localDate, localTime } from '../zone-clock.ts';
import type { Contact } from './contact.ts';
import { type LeadForm, type StandardFieldName, sentenceVersion } from './form.ts';
import type { LeadReason } from './lead.ts';
import { type LeadTrace, type LeadVerdict, leadVerdict, REASON_OF_LEAD_RULE } from './lead-trace.ts';
import type { LeadLocation } from './locate-lead.ts';
import type { GivenLead } from './read-lead.ts';

/** A publisher's way to a campaign, and all a lead needs to know of both. */
export type LeadLine = {
  /** Null: they never asked to join. */
  application: { id: string; status: ApplicationStatus } | null;
  publisher: { id: string; status: AccountStatus };
  advertiser: { id: string; status: AccountStatus };
  /** With what was agreed with this publisher in place of the campaign's. */
  campaign: { id: string; status: CampaignStatus; version: number; terms: Terms };
  form: LeadForm;
};

export type ArrivingLead = {
  line: LeadLine;
  given: GivenLead;
  contact: Contact;
  location: LeadLocation;
  at: Date;
  /** The campaign's spend of its day; may be a few seconds old. */
  spentTodayCents: number;
  /** What was bid for it, where somebody asked before. */
  bid: LeadPrice | null;
};

export type LeadPrice = { price: CallPrice; priceCents: number; payoutCents: number };

export type RejectedLead = { kind: 'rejected'; reason: LeadReason; trace: LeadTrace };

/** May be taken, if there is room and money, and nobody like it was. */
export type TakeableLead = LeadPrice & {
  kind: 'takeable';
  /** The publisher's part of the price, as it was agreed. */
  shareBasisPoints: number;
  reservation: ReservationRequest;
  trace: LeadTrace;
};

type LeadRuleOf<Known> = (known: Known) => LeadVerdict;

/** All that can be judged without asking the database: a rejection with its one reason, or what to reserve. */
export function judgeLead(lead: ArrivingLead): RejectedLead | TakeableLead {
  const trace = speak([...LINE_RULES, ...PERSON_RULES, openHours, geo], lead);
  const refused = refusedBy(trace);
  if (refused) return refused;
  const price = lead.bid ?? priceLead(lead);
  const { publisherShareBasisPoints: shareBasisPoints } = lead.line.campaign.terms;
  const reservation = requestLeadReservation(lead, price.priceCents);
  return { kind: 'takeable', ...price, shareBasisPoints, reservation, trace };
}

type Asking = Pick<ArrivingLead, 'line' | 'location' | 'at' | 'spentTodayCents'>;

/** A bid without a person: what a lead from there would bring now, or why nothing. */
export function bidFor(asking: Asking): { reason: LeadReason } | (LeadPrice & { reason: null }) {
  const refused = refusedBy(speak([...LINE_RULES, openHours, geo], asking));
  return refused ? { reason: refused.reason } : { ...priceLead(asking), reason: null };
}

function speak<Known>(rules: readonly LeadRuleOf<Known>[], known: Known): LeadVerdict[] {
  const trace: LeadVerdict[] = [];
  for (const rule of rules) {
    const spoken = rule(known);
    trace.push(spoken);
    if (spoken.verdict === 'refuse') break;
  }
  return trace;
}

function refusedBy(trace: LeadTrace): RejectedLead | undefined {
  const last = trace.at(-1);
  if (last?.verdict !== 'refuse') return undefined;
  return { kind: 'rejected', reason: REASON_OF_LEAD_RULE[last.rule] as LeadReason, trace };
}

const passIf = (condition: boolean) => (condition ? 'pass' : 'refuse');

const LINE_RULES: readonly LeadRuleOf<Pick<ArrivingLead, 'line'>>[] = [
  ({ line: { application } }) =>
    leadVerdict('application_approved', passIf(application?.status === 'approved'), {
      status: application?.status ?? null,
    }),
  ({ line: { publisher } }) =>
    leadVerdict('publisher_approved', passIf(publisher.status === 'approved'), { status: publisher.status }),
  ({ line: { advertiser } }) =>
    leadVerdict('advertiser_approved', passIf(advertiser.status === 'approved'), { status: advertiser.status }),
  ({ line: { campaign } }) =>
    leadVerdict('campaign_active', passIf(campaign.status === 'active'), { status: campaign.status }),
];

/** A clock that runs ahead of ours is no reason to doubt what somebody agreed to. */
const CLOCK_MS = 5 * 60_000;

const PERSON_RULES: readonly LeadRuleOf<ArrivingLead>[] = [
  (lead) => {
    const missing = missingFields(lead);
    return leadVerdict('fields_complete', passIf(missing.length === 0), { missing });
  },
  ({ given, contact }) =>
    leadVerdict('phone_valid', validity(given.phone, contact.phone), { given: given.phone !== null }),
  ({ given, contact }) =>
    leadVerdict('email_valid', validity(given.email, contact.email), { given: given.email !== null }),
  ({ given: { consent }, line, at }) => {
    const { text, capturedAt } = consent;
    const isGiven = text !== null && capturedAt !== null && capturedAt.getTime() <= at.getTime() + CLOCK_MS;
    const version = text === null ? null : sentenceVersion(line.form, text);
    return leadVerdict('consent', passIf(isGiven), { given: isGiven, version });
  },
];

const validity = (given: string | null, valid: string | null) => (given === null ? 'skip' : passIf(valid !== null));

function missingFields({ line, given }: ArrivingLead): string[] {
  return line.form.fields.flatMap(({ kind, name, required }) => {
    const answer = kind === 'standard' ? given[name as StandardFieldName] : given.fields[name];
    return required && (answer ?? null) === null ? [name] : [];
  });
}

const openHours: LeadRuleOf<Asking> = ({ line, at }) => {
  const { hours } = line.campaign.terms;
  if (line.form.takenWhen === 'always') return leadVerdict('open_hours', 'skip', null);
  return leadVerdict('open_hours', passIf(isOpen(hours, at)), { zone: hours.zone, ...localTime(at, hours.zone) });
};

const geo: LeadRuleOf<Asking> = ({ line, location }) => {
  const { geo, unknownPlace } = line.campaign.terms;
  const inside = insideGeo(geo, { ...location, source: null });
  const passes = inside === 'unknown' ? unknownPlace === 'accept' : inside;
  return leadVerdict('geo', passIf(passes), { ...location, inside, unknownPlace });
};

function priceLead({ line, location, at, spentTodayCents }: Asking): LeadPrice {
  const { terms } = line.campaign;
  const price = priceCall({ terms, location, at, spentTodayCents });
  const priceCents = price.reservedCents;
  return { price, priceCents, payoutCents: payoutOf(priceCents, terms.publisherShareBasisPoints) };
}

const DAY_MS = 86_400_000;

/** Neither lines nor concurrency: whoever repeats is found by hashes, which stand beside the request. */
function requestLeadReservation({ line, at }: ArrivingLead, priceCents: number): ReservationRequest {
  const { campaign, publisher, advertiser } = line;
  const { caps, budget, duplicates, hours } = campaign.terms;
  const day = localDate(at, hours.zone);
  const since = new Date(at.getTime() - duplicates.windowDays * DAY_MS);
  return {
    campaignId: campaign.id,
    publisherId: publisher.id,
    advertiserId: advertiser.id,
    caller: null,
    duplicates: { after: 'qualified', route: false, bill: false, since },
    day,
    month: day.slice(0, 7),
    dailyCap: caps.daily,
    monthlyCap: caps.monthly,
    campaignConcurrency: null,
    publisherConcurrency: null,
    targets: [],
    dailyBudgetCents: budget.dailyCents,
    totalBudgetCents: budget.totalCents,
    reservedCents: priceCents,
    neededCents: Math.max(1, priceCents),
  };
}
