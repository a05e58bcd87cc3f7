import { assert } from '@callstead/domain/assert';
import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import type { LeadReason, LeadWay, ReturnReason } from '@callstead/domain/leads/lead';
import type { LeadRequest } from '@callstead/domain/leads/read-lead';
import { readNumber } from '../../telephony/read-number.ts';
import { type Chance, chanceFrom } from '../../telephony/simulator/chance.ts';
import { aZip } from '../../telephony/simulator/plan-traffic.ts';
import { addDays, dateOf, datesFrom, isSunday, momentOn } from './calendar.ts';
import { type Callers, createCallers } from './callers.ts';
import { LEAD_PUBLISHERS, LEAD_STATES, type LeadCampaignKey, LIFE_DAILY_CAP } from './lead-campaigns.ts';

/** What its advertiser's systems answer: to the first tries something, and then they take it, or never do. */
type Reception = { failures: number; isRefused: boolean };

export type HistoryLead = {
  at: Date;
  campaign: LeadCampaignKey;
  publisher: string;
  way: Exclude<LeadWay, 'import'>;
  request: LeadRequest;
  /** In which they read the sentence they agreed to; null: they did not. */
  agreedIn: 'es' | 'en' | null;
  address: string;
  reception: Reception;
  /** What is to become of it. */
  expects: 'accepted' | 'pending' | 'duplicate' | LeadReason;
};

/** What people did about leads. */
export type LeadAction =
  | { do: 'open_lead_campaigns' | 'change_life' | 'make_key' | 'import_leads' | 'report_policies' }
  | { do: 'keep_away'; suppressed: readonly string[]; blocked: readonly string[] }
  | { do: 'return_lead'; lead: HistoryLead; reason: ReturnReason; note: string | null }
  | { do: 'decide_lead'; lead: HistoryLead; decision: 'approved' | 'refused'; reason: string };

export type LeadPlan = {
  from: Date;
  leads: readonly HistoryLead[];
  actions: readonly (LeadAction & { at: Date })[];
};

const SEED = 7_300;
const LEAD_DAYS = 75;
/** Since then the desk reads its mail, and the form is open around the clock. */
const LIFE_CHANGED_DAYS = 20;
const KEPT_AWAY_DAYS = 45;
const CAP_DAYS = 33;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const END_MARGIN_MS = 50 * MINUTE_MS;

type Plan = { chance: Chance; people: Callers; end: Date; leads: HistoryLead[]; repeated: Set<HistoryLead> };

/** By a dice of its own, with people who never call: whatever becomes of leads, calls and their money come out as they did. */
export function planLeads(end: Date, callers: readonly string[]): LeadPlan {
  const chance = chanceFrom(SEED);
  const plan: Plan = { chance, people: createCallers(chance, callers), end, leads: [], repeated: new Set() };
  const from = momentOn(addDays(dateOf(end), -LEAD_DAYS), 9 * 60);
  const kept = keptAway(plan);
  const dates = datesFrom(addDays(dateOf(end), 1 - LEAD_DAYS), dateOf(end));
  const capDay = dates.slice(-CAP_DAYS).find((date) => !isSunday(date)) ?? '';
  for (const date of dates) {
    if (date === capDay) fullDay(plan, date);
    else ordinaryDay(plan, date);
  }
  plan.leads.push(...kept.leads, ...atNight(plan, dates), ...unwanted(plan, dates), ...waiting(plan), aStranger(plan));
  plan.leads.sort(byTime);
  return { from, leads: plan.leads, actions: [...actionsOf(end, from), kept.action, ...returns(plan)] };
}

const byTime = (a: HistoryLead, b: HistoryLead) => a.at.getTime() - b.at.getTime();
const daysBefore = (end: Date, days: number) => new Date(end.getTime() - days * DAY_MS);

function actionsOf(end: Date, from: Date): (LeadAction & { at: Date })[] {
  const weeks = Math.floor((end.getTime() - from.getTime()) / (7 * DAY_MS));
  return [
    { at: from, do: 'open_lead_campaigns' },
    { at: daysBefore(end, LIFE_CHANGED_DAYS), do: 'change_life' },
    { at: daysBefore(end, 58.2), do: 'make_key' },
    { at: daysBefore(end, 2.3), do: 'import_leads' },
    ...Array.from({ length: weeks }, (_, week) => ({
      ...{ at: daysBefore(end, 7 * week + 0.3), do: 'report_policies' as const },
    })),
  ];
}

const FIRST_MINUTE = 8 * 60 + 10;
const LAST_MINUTE = 19 * 60 + 30;

function ordinaryDay(plan: Plan, date: string): void {
  const { chance } = plan;
  for (const at of moments(plan, date, chance.integer(0, 3))) addAutoLead(plan, at);
  const isLifeOpen = !isSunday(date);
  for (const at of isLifeOpen ? moments(plan, date, chance.integer(0, 1)) : []) addLifeLead(plan, at);
  if (chance.happens(0.35)) for (const at of moments(plan, date, 1)) plan.leads.push(aLead(plan, 'policies', at));
}

/** In daylight, each at a minute of its own; today only as far as it has come. */
function moments({ chance, end }: Plan, date: string, count: number, [first, last] = [FIRST_MINUTE, LAST_MINUTE]) {
  const share = (last - first) / count;
  return Array.from({ length: count }, (_, index) => {
    const minute = Math.floor(first + share * (index + chance.next() * 0.8));
    return new Date(momentOn(date, minute).getTime() + chance.integer(0, 59_999));
  }).filter((at) => at.getTime() < end.getTime() - END_MARGIN_MS);
}

/** What speaks against a lead, and how often. */
const WRONGS: readonly [LeadReason | 'duplicate', share: number][] = [
  ['duplicate', 0.09],
  ['out_of_geo', 0.06],
  ['no_consent', 0.05],
  ['invalid_phone', 0.04],
  ['missing_field', 0.04],
  ['invalid_email', 0.02],
];

function addAutoLead(plan: Plan, at: Date): void {
  const wrong = aWrong(plan.chance);
  const earlier = wrong === 'duplicate' ? anEarlier(plan, at) : undefined;
  const lead = aLead(plan, 'auto', at, wrong === 'out_of_geo' ? elsewhere('auto') : undefined);
  if (earlier) plan.leads.push({ ...lead, request: earlier.request, expects: 'duplicate' });
  else if (wrong && wrong !== 'duplicate') plan.leads.push(spoiled(lead, wrong));
  else plan.leads.push(lead);
}

function aWrong(chance: Chance): LeadReason | 'duplicate' | undefined {
  let dice = chance.next();
  return WRONGS.find(([, share]) => {
    dice -= share;
    return dice < 0;
  })?.[0];
}

const elsewhere = (campaign: LeadCampaignKey) => US_STATES.filter((state) => !LEAD_STATES[campaign].includes(state));

/** A form asks again for what is missing: such things come from programs. */
function spoiled(lead: HistoryLead, reason: LeadReason): HistoryLead {
  const { request } = lead;
  const changed: Partial<Record<LeadReason, Partial<HistoryLead>>> = {
    no_consent: { agreedIn: null },
    invalid_phone: { request: { ...request, phone: '555-0100' } },
    invalid_email: { request: { ...request, email: 'sin.correo' } },
    missing_field: { request: { ...request, lastName: '' } },
  };
  const way = reason === 'out_of_geo' ? lead.way : 'api';
  return { ...lead, way, ...changed[reason], expects: reason };
}

const REPEATS_AFTER_MS = 2 * HOUR_MS;
const REPEATS_WITHIN_MS = 20 * DAY_MS;

function anEarlier({ chance, leads, repeated }: Plan, at: Date): HistoryLead | undefined {
  const possible = leads.filter(({ at: then, campaign, expects }) => {
    const agoMs = at.getTime() - then.getTime();
    return campaign === 'auto' && expects === 'accepted' && agoMs > REPEATS_AFTER_MS && agoMs < REPEATS_WITHIN_MS;
  });
  const fresh = possible.filter((lead) => !repeated.has(lead));
  const earlier = fresh.length > 0 ? chance.pick(fresh) : undefined;
  if (earlier) repeated.add(earlier);
  return earlier;
}

const FAILS_FIRST = 0.12;
const NEVER_TAKEN = 99; // tries: more than a day has

/** Until the desk reads its mail its system says no to some, and is now and then not there. */
function addLifeLead(plan: Plan, at: Date): void {
  const { chance, end } = plan;
  const lead = aLead(plan, 'life', at);
  const isBefore = at < daysBefore(end, LIFE_CHANGED_DAYS);
  const dice = isBefore ? chance.next() : 1;
  if (dice < FAILS_FIRST) plan.leads.push({ ...lead, reception: { failures: chance.integer(1, 3), isRefused: false } });
  else if (dice < 2 * FAILS_FIRST) {
    const reception = { failures: 0, isRefused: true };
    plan.leads.push({ ...lead, reception, expects: 'undeliverable' });
  } else plan.leads.push(lead);
}

const OVER_CAP = 3;

/** The cap is reached by noon; who comes later is turned away. */
function fullDay(plan: Plan, date: string): void {
  const before = moments(plan, date, LIFE_DAILY_CAP, [FIRST_MINUTE, 12 * 60]);
  const after = moments(plan, date, OVER_CAP, [13 * 60, LAST_MINUTE]);
  plan.leads.push(
    ...before.map((at) => aLead(plan, 'life', at)),
    ...after.map((at) => ({ ...aLead(plan, 'life', at), expects: 'over_cap' as const })),
  );
}

/** A program does not know when somebody sleeps. */
function atNight(plan: Plan, dates: readonly string[]): HistoryLead[] {
  const nights = [5, 19, 38].map((day) => momentOn(dates[day] ?? '', 22 * 60 + 15));
  return nights.map((at) => ({ ...aLead(plan, 'life', at), way: 'api', expects: 'closed' }));
}

/** On that day their system was away for longer than a lead waits. */
function unwanted(plan: Plan, dates: readonly string[]): HistoryLead[] {
  const open = dates.slice(24).find((date) => !isSunday(date)) ?? '';
  const lead = aLead(plan, 'life', momentOn(open, 9 * 60 + 4));
  return [{ ...lead, reception: { failures: NEVER_TAKEN, isRefused: false }, expects: 'undeliverable' }];
}

/** The mail server does not take these for the moment. */
function waiting(plan: Plan): HistoryLead[] {
  return [44, 19].map((minutes) => {
    const lead = aLead(plan, 'life', new Date(plan.end.getTime() - minutes * MINUTE_MS));
    return { ...lead, reception: { failures: NEVER_TAKEN, isRefused: false }, expects: 'pending' };
  });
}

/** Somebody who never joined tries all the same. */
function aStranger(plan: Plan): HistoryLead {
  const lead = aLead(plan, 'auto', daysBefore(plan.end, 12.4));
  return { ...lead, publisher: 'bruno.diaz', way: 'api', expects: 'not_approved' };
}

const SUPPRESSED = 3;

/** Some asked never to be contacted again, one was a nuisance; later they are brought all the same. */
function keptAway(plan: Plan): { leads: HistoryLead[]; action: LeadAction & { at: Date } } {
  const at = daysBefore(plan.end, KEPT_AWAY_DAYS);
  const leads = Array.from({ length: SUPPRESSED + 1 }, (_, index): HistoryLead => {
    const lead = aLead(plan, 'auto', daysBefore(plan.end, 30.4 - 7 * index));
    return { ...lead, way: 'api', expects: index === SUPPRESSED ? 'blocked' : 'suppressed' };
  });
  const phones = leads.map(({ request }) => String(request.phone));
  const [suppressed, blocked] = [phones.slice(0, SUPPRESSED), phones.slice(SUPPRESSED)];
  return { leads, action: { at, do: 'keep_away', suppressed, blocked } };
}

type Returned = { reason: ReturnReason; note: string | null; decision?: 'approved' | 'refused'; because?: string };

const OLD_RETURNS: readonly Returned[] = [
  {
    ...{ reason: 'wrong_number', note: 'Contesta otra persona.', decision: 'refused' },
    because: 'Lo comprobamos: el teléfono es de otra persona.',
  },
  {
    ...{ reason: 'fake', note: null, decision: 'refused' },
    because: 'El nombre y el correo no existen.',
  },
  {
    ...{ reason: 'not_interested', note: 'Dice que solo miraba precios.', decision: 'approved' },
    because: 'Pidió una cotización y dio su consentimiento.',
  },
];
const NEW_RETURNS: readonly Returned[] = [
  { reason: 'outside_area', note: 'El vehículo está matriculado en otro estado.' },
  { reason: 'wrong_number', note: null },
];
const RETURNED_AFTER_HOURS = 20;
const DECIDED_AFTER_HOURS = 45;

/** Two taken back, one paid after all, two that wait for an admin. */
function returns({ leads, repeated, end }: Plan): (LeadAction & { at: Date })[] {
  const paid = leads
    .filter((lead) => lead.campaign === 'auto' && lead.expects === 'accepted' && !repeated.has(lead))
    .sort(byTime);
  const later = ({ at }: HistoryLead, hours: number) =>
    new Date(Math.min(at.getTime() + hours * HOUR_MS, end.getTime() - MINUTE_MS));
  const old = OLD_RETURNS.flatMap(({ reason, note, decision, because }, index): (LeadAction & { at: Date })[] => {
    const lead = paid[6 + 9 * index];
    assert(lead && decision, 'there were leads weeks ago');
    return [
      { at: later(lead, RETURNED_AFTER_HOURS), do: 'return_lead', lead, reason, note },
      { at: later(lead, DECIDED_AFTER_HOURS), do: 'decide_lead', lead, decision, reason: because ?? '' },
    ];
  });
  const isOwn = ({ publisher }: HistoryLead) => publisher === 'publisher'; // whom people log in as: one of the two is theirs
  const newest = [paid.filter(isOwn), paid.filter((lead) => !isOwn(lead))];
  const fresh = NEW_RETURNS.map(({ reason, note }, index): LeadAction & { at: Date } => {
    const lead = newest[index]?.at(-2);
    assert(lead, 'there are leads of the last days');
    return { at: later(lead, 3), do: 'return_lead', lead, reason, note };
  });
  return [...old, ...fresh];
}

const FIRST_NAMES = ['Ana', 'Luis', 'Marta', 'Jorge', 'Elena', 'Raúl', 'Carmen', 'Hugo', 'Teresa', 'Iván', 'Rocío'];
const LAST_NAMES = ['Ruiz', 'Vidal', 'Ortiz', 'Peralta', 'Castro', 'Mejía', 'Soler', 'Núñez', 'Duarte', 'Rojas'];
/** These have a program of their own. */
const BY_PROGRAM: readonly string[] = ['costa.leads', 'norte.media'];
const FORM_SHARE = 0.8;

function aLead(plan: Plan, campaign: LeadCampaignKey, at: Date, states?: readonly UsState[]): HistoryLead {
  const { chance } = plan;
  const publisher = chance.pick(LEAD_PUBLISHERS[campaign]);
  const isForm = !BY_PROGRAM.includes(publisher) && chance.happens(FORM_SHARE);
  return {
    ...{ at, campaign, publisher, way: isForm ? 'form' : 'api', agreedIn: chance.happens(0.7) ? 'es' : 'en' },
    address: `198.51.100.${chance.integer(1, 254)}`,
    request: aRequest(plan, campaign, states ?? LEAD_STATES[campaign]),
    ...{ reception: { failures: 0, isRefused: false }, expects: 'accepted' },
  };
}

const ascii = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function aRequest({ chance, people }: Plan, campaign: LeadCampaignKey, states: readonly UsState[]): LeadRequest {
  const { from: phone, state } = aReachable(people, states);
  const [firstName, lastName] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const email = `${ascii(firstName)}${phone.slice(2, 5)}${phone.slice(-3)}@correo.example`; // all that tells numbers apart
  const person = { firstName, lastName, phone, zip: aZip(chance, state), fields: OWN_ANSWERS[campaign](chance) };
  return campaign === 'policies' ? person : { ...person, email };
}

/** Of some areas nobody can tell whether these numbers exist: a form would not take them. */
function aReachable(people: Callers, states: readonly UsState[]) {
  for (;;) {
    const person = people(states);
    if (readNumber(person.from)) return person;
  }
}

const OWN_ANSWERS: Record<LeadCampaignKey, (chance: Chance) => Record<string, unknown>> = {
  auto: (chance) => ({
    vehicle_year: chance.integer(2006, 2025),
    vehicle_use: chance.pick(['commute', 'commute', 'family', 'business']),
    insured_now: chance.happens(0.6),
    ...(chance.happens(0.2) && { comments: 'Tengo dos conductores más en casa.' }),
  }),
  life: (chance) => ({ birth_year: chance.integer(1962, 1994), coverage: chance.pick(['100k', '250k', '500k']) }),
  policies: (chance) => ({ age: chance.integer(52, 79) }),
};
