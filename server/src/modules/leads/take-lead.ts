import { assert } from '@callstead/domain/assert';
import { contactOf } from '@callstead/domain/leads/contact';
import { refusalOfLead, statusFor } from '@callstead/domain/leads/explain-lead';
import { type ArrivingLead, judgeLead, type LeadLine } from '@callstead/domain/leads/judge-lead';
import { locateLead } from '@callstead/domain/leads/locate-lead';
import { bidOf } from '@callstead/domain/leads/ping';
import { type GivenLead, type LeadRequest, type ReadProblem, readLead } from '@callstead/domain/leads/read-lead';
import { localDate } from '@callstead/domain/zone-clock';
import { statementRunnerIn } from '../../db/database.ts';
import { readerFor } from '../../telephony/read-number.ts';
import { findAnswer, type LeadAnswer } from './answer-queries.ts';
import { arrivalOf, type PostedFacts } from './arrival.ts';
import type { LeadServices } from './engine.ts';
import { leadArrivedAt, newLeadId } from './lead-id.ts';
import {
  type AskedLine,
  type FoundLine,
  findClick,
  findLeadLines,
  findPing,
  findSpentCents,
  type StampedLine,
} from './line-queries.ts';

export type PostedLead = AskedLine &
  PostedFacts & {
    /** Under which it is written, once, however often it is posted; a new one where nobody has fixed it. */
    id?: string;
    clickId: string | null;
    pingId: string | null;
    /** What was sent, as it came. */
    request: LeadRequest;
  };

/** What cannot be read, every field at once; nothing is kept of it. */
export type UnreadLead = { problems: (ReadProblem | UnknownName)[] };
type UnknownName = { path: 'offerId'; code: 'unknown_offer' } | { path: 'affId'; code: 'unknown_affiliate' };

/**
 * The one way in, for forms, programs and files: read, judged, and in one statement written, reserved and charged. It is judged by
 * the line that is in memory, which that statement looks at again; only what does not hold any more is read anew.
 */
export async function takeLead(services: LeadServices, posted: PostedLead, at: Date): Promise<LeadAnswer | UnreadLead> {
  const id = posted.id ?? newLeadId(at);
  const known: Known = { id, posted, now: leadArrivedAt(id) ?? at };
  const kept = services.leads.lines.kept(posted);
  const answer = kept && (await takeBy(services, known, kept));
  if (answer && !('problems' in answer)) return answer;
  return takeAnew(services, known);
}

/** By the line as it stands now; one that changes that very moment is read again. */
async function takeAnew(services: LeadServices, known: Known): Promise<LeadAnswer | UnreadLead> {
  const line = lineOrProblem(await services.leads.lines.read(known.posted));
  if ('problems' in line) return line;
  return (await takeBy(services, known, line)) ?? takeAnew(services, known);
}

type Known = { id: string; posted: PostedLead; now: Date };

/** Undefined: the line does not hold any more, and nothing was written. */
async function takeBy(services: LeadServices, known: Known, { line, stamp }: StampedLine) {
  const read = readLead(line.form, known.posted.request);
  if ('problems' in read) return read;
  const { id, posted, now } = known;
  return takeRead(services, { id, posted, now, line, stamp, given: read.lead, mayBid: true });
}

/** Whose campaign and whose lead; a name nobody knows is told like a field that cannot be read. */
export async function lineFor({ db }: Pick<LeadServices, 'db'>, asked: AskedLine): Promise<LeadLine | UnreadLead> {
  const [found] = await findLeadLines(statementRunnerIn(db), [asked]);
  assert(found, 'each that is asked for has an answer');
  const line = lineOrProblem(found);
  return 'problems' in line ? line : line.line;
}

function lineOrProblem({ campaignId, found }: FoundLine): StampedLine | UnreadLead {
  if (!campaignId) return { problems: [{ path: 'offerId', code: 'unknown_offer' }] };
  return found ?? { problems: [{ path: 'affId', code: 'unknown_affiliate' }] };
}

type Taking = Known & StampedLine & { given: GivenLead; mayBid: boolean };

async function takeRead(services: LeadServices, taking: Taking): Promise<LeadAnswer | undefined> {
  const { id, posted, line, stamp } = taking;
  const arriving = await arrivingOf(services, taking);
  const click = posted.clickId ? await findClick(services.db, posted.clickId, line) : undefined;
  const judged = judgeLead(arriving);
  const pingId = arriving.bid && !posted.isTest ? posted.pingId : null;
  const { isTaken, isKnown, isOutdated, found } = await services.leads.take(
    arrivalOf({ id, stamp, posted, arriving, judged, pingId, click, personKey: services.leads.personKey }),
  );
  if (isOutdated) return undefined;
  // Another post was faster with that bid: this one is worth what it is worth now.
  if (!isTaken) return takeRead(services, { ...taking, mayBid: false });
  if (isKnown) return writtenAnswer(services, id);
  services.leads.onWrite();
  const refusal = judged.kind === 'rejected' ? judged.reason : (found?.refusal ?? null);
  if (judged.kind === 'takeable' && found) explainOrTell(services, id, judged, found);
  const status = statusFor(refusal, posted.isTest || line.form.countedWhen === 'taken');
  const isIn = judged.kind === 'takeable' && refusal === null;
  return {
    id,
    status,
    reason: refusal === 'duplicate' ? null : refusal,
    payoutCents: isIn ? judged.payoutCents : 0,
    redirectUrl: isIn ? line.form.redirectUrl : null,
  };
}

/** It was written before, and judged as things stood then. */
async function writtenAnswer({ db }: LeadServices, id: string): Promise<LeadAnswer> {
  const written = await findAnswer(db, id);
  assert(written, 'a lead is never deleted');
  return written;
}

type Judged = Extract<ReturnType<typeof judgeLead>, { kind: 'takeable' }>;
type Found = NonNullable<Awaited<ReturnType<LeadServices['leads']['take']>>['found']>;

function explainOrTell({ leads }: LeadServices, id: string, judged: Judged, found: Found): void {
  if (refusalOfLead({ ...judged, windowDays: 0 }, found) !== found.refusal) leads.onDisagreement({ id, found });
}

async function arrivingOf({ db }: LeadServices, { posted, line, given, now, mayBid }: Taking): Promise<ArrivingLead> {
  const { countries } = line.campaign.terms.geo;
  const contact = contactOf(given, readerFor(countries));
  const location = locateLead({ ...contact, zip: given.zip, state: given.state, countries });
  const { campaign, publisher } = line;
  const { hours, budget } = campaign.terms;
  const isPaced = budget.dailyCents !== null;
  const [spentTodayCents, ping] = await Promise.all([
    isPaced ? findSpentCents(db, campaign.id, localDate(now, hours.zone)) : 0,
    mayBid && posted.pingId ? findPing(db, posted.pingId) : undefined,
  ]);
  const post = { publisherId: publisher.id, campaignId: campaign.id, zip: given.zip, state: given.state, at: now };
  return { line, given, contact, location, at: now, spentTodayCents, bid: bidOf(ping, post) };
}
