import { approvalEndsAt } from '@callstead/domain/calls/billing';
import { sentenceVersion } from '@callstead/domain/leads/form';
import type { ArrivingLead, RejectedLead, TakeableLead } from '@callstead/domain/leads/judge-lead';
import { DELIVERY_HOURS, type LeadWay } from '@callstead/domain/leads/lead';
import { heldOf } from '@callstead/domain/ledger/accounts';
import { postQualified } from '@callstead/domain/ledger/post-qualified';
import { localDate } from '@callstead/domain/zone-clock';
import { type PersonKey, personsOf } from '../../secrets/person-hash.ts';
import type { NewEntry } from '../ledger/queries.ts';
import type { FoundClick } from './line-queries.ts';
import type { LeadArrival } from './take-queries.ts';

export type ArrivalFacts = {
  id: string;
  stamp: string;
  posted: PostedFacts;
  arriving: ArrivingLead;
  judged: RejectedLead | TakeableLead;
  pingId: string | null;
  click: FoundClick | undefined;
  personKey: PersonKey;
};

/** What is known of the post beside its lead. */
export type PostedFacts = {
  way: LeadWay;
  isTest: boolean;
  userAgent: string | null;
  /** SHA-256 of the form as it was shown. */
  formHash: Buffer | null;
  /** What the page itself said of its visitor: it knows more than the click before it. */
  subs?: Readonly<Record<string, string>>;
};

const HOUR_MS = 3_600_000;
const NOTHING = { priceCents: 0, payoutCents: 0 };

/**
 * All that is written of a lead, in the tables' own words. One literal, since every lead that comes in makes one: to put
 * it together from several objects took a fifth of our own work on a lead.
 */
export function arrivalOf({
  id,
  stamp,
  posted,
  arriving,
  judged,
  pingId,
  click,
  personKey,
}: ArrivalFacts): LeadArrival {
  const { line, given, contact, location, at } = arriving;
  const { campaign, form, advertiser, publisher } = line;
  const { terms } = campaign;
  const { priceCents, payoutCents } = judged.kind === 'rejected' ? NOTHING : judged;
  const isCharged = priceCents > 0;
  const consent = agreedTo(arriving);
  return {
    ord: 0,
    id,
    arrived_at: at,
    way: posted.way,
    campaign_id: campaign.id,
    campaign_version: campaign.version,
    form_version: form.version,
    advertiser_id: advertiser.id,
    publisher_id: publisher.id,
    application_id: line.application?.id ?? null,
    click_id: click?.id ?? null,
    saved_link_id: click?.savedLinkId ?? null,
    ping_id: pingId,
    subs: subsOf(click, posted),
    country: location.country,
    state: location.state,
    zip: location.zip,
    is_test: posted.isTest,
    decision: judged.kind === 'rejected' ? judged : { ...judged, windowDays: terms.duplicates.windowDays },
    price_cents: priceCents,
    payout_cents: payoutCents,
    approval_days: terms.approvalDays,
    day: judged.kind === 'rejected' ? localDate(at, terms.hours.zone) : judged.reservation.day,
    revision: 0,
    first_name: given.firstName,
    last_name: given.lastName,
    phone: contact.phone ?? given.phone,
    email: contact.email ?? given.email,
    fields: given.fields,
    ip: given.consent.ip,
    user_agent: posted.userAgent,
    certificate_url: given.consent.certificateUrl,
    sentence: consent?.text ?? null,
    version: consent && sentenceVersion(form, consent.text),
    captured_at: consent?.capturedAt ?? null,
    page: consent?.url?.replace(/[?#].*$/s, '') ?? null,
    form_hash: consent && posted.formHash && asBytes(posted.formHash.toString('hex')),
    stamp,
    persons: personsOf(personKey, contact).map(asBytes),
    countsAtOnce: form.countedWhen === 'taken',
    reason: judged.kind === 'rejected' ? judged.reason : null,
    charge: isCharged ? chargeOf({ id, line, priceCents, payoutCents, at }) : null,
    payee: isCharged ? heldOf(publisher.id) : null,
    approve_at: approvalEndsAt(at, terms.approvalDays),
    expiresAt: new Date(at.getTime() + DELIVERY_HOURS * HOUR_MS),
  };
}

/** As the database reads bytes. */
const asBytes = (hex: string) => `\\x${hex}`;

const subsOf = (click: FoundClick | undefined, { subs }: PostedFacts) =>
  click || subs ? { ...click?.subs, ...subs } : {};

/** Null: nobody said to what, or when. */
function agreedTo({ given }: ArrivingLead) {
  const { text, capturedAt, url } = given.consent;
  return text === null || capturedAt === null ? null : { text, capturedAt, url };
}

type Charge = { id: string; priceCents: number; payoutCents: number; at: Date } & {
  line: { advertiser: { id: string }; publisher: { id: string } };
};

/** What was set aside is charged: the payout held for the publisher, the margin ours. */
export function chargeOf({ id, line, priceCents, payoutCents, at }: Charge): NewEntry {
  const sale = { source: `lead:${id}`, advertiserId: line.advertiser.id, publisherId: line.publisher.id } as const;
  const { sourceKey, postings } = postQualified({ ...sale, reservedCents: priceCents, priceCents, payoutCents });
  return { sourceKey, postings, kind: 'qualified', leadId: id, at: at.toISOString() };
}
