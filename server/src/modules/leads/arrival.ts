import { approvalEndsAt } from '@callstead/domain/calls/billing';
import { sentenceVersion } from '@callstead/domain/leads/form';
import type { ArrivingLead, RejectedLead, TakeableLead } from '@callstead/domain/leads/judge-lead';
import { DELIVERY_HOURS, type LeadWay } from '@callstead/domain/leads/lead';
import { postQualified } from '@callstead/domain/ledger/post-qualified';
import { localDate } from '@callstead/domain/zone-clock';
import { type PersonKey, personsOf } from '../../secrets/person-hash.ts';
import type { NewEntry } from '../ledger/queries.ts';
import type { FoundClick } from './line-queries.ts';
import type { LeadArrival, NewConsent, NewLead, NewPerson } from './take-queries.ts';

export type ArrivalFacts = {
  id: string;
  stamp: string;
  way: LeadWay;
  isTest: boolean;
  userAgent: string | null;
  /** SHA-256 of the form as it was shown. */
  formHash: Buffer | null;
  arriving: ArrivingLead;
  judged: RejectedLead | TakeableLead;
  pingId: string | null;
  click: FoundClick | undefined;
  /** What the page itself said of its visitor: it knows more than the click before it. */
  subs?: Readonly<Record<string, string>>;
  personKey: PersonKey;
};

const HOUR_MS = 3_600_000;

/** All that is written of a lead, in the tables' own words. */
export function arrivalOf(facts: ArrivalFacts): LeadArrival {
  const { id, stamp, arriving, judged, pingId, isTest, personKey } = facts;
  const { line, contact, at } = arriving;
  const isRejected = judged.kind === 'rejected';
  const { priceCents, payoutCents } = isRejected ? { priceCents: 0, payoutCents: 0 } : judged;
  return {
    ...{ id, stamp, arrivedAt: at, pingId, isTest, priceCents, payoutCents },
    ...{ campaignId: line.campaign.id, advertiserId: line.advertiser.id, publisherId: line.publisher.id },
    persons: personsOf(personKey, contact),
    countsAtOnce: line.form.countedWhen === 'taken',
    reason: isRejected ? judged.reason : null,
    reservation: isRejected ? null : judged.reservation,
    charge: priceCents > 0 ? chargeOf({ id, line, priceCents, payoutCents, at }) : null,
    approveAt: approvalEndsAt(at, line.campaign.terms.approvalDays),
    expiresAt: new Date(at.getTime() + DELIVERY_HOURS * HOUR_MS),
    lead: leadOf(facts, priceCents, payoutCents),
    person: personOf(facts),
    consent: consentOf(facts),
  };
}

type Charge = { id: string; priceCents: number; payoutCents: number; at: Date } & {
  line: { advertiser: { id: string }; publisher: { id: string } };
};

/** What was set aside is charged: the payout held for the publisher, the margin ours. */
export function chargeOf({ id, line, priceCents, payoutCents, at }: Charge): NewEntry {
  const sale = { source: `lead:${id}`, advertiserId: line.advertiser.id, publisherId: line.publisher.id } as const;
  return {
    ...postQualified({ ...sale, reservedCents: priceCents, priceCents, payoutCents }),
    ...{ kind: 'qualified', leadId: id, at: at.toISOString() },
  };
}

function leadOf(facts: ArrivalFacts, priceCents: number, payoutCents: number): NewLead {
  const { id, way, isTest, pingId, click, subs, judged, arriving } = facts;
  const { line, location, at } = arriving;
  const { campaign, form } = line;
  const { terms } = campaign;
  return {
    ...{ id, arrived_at: at, way, is_test: isTest, ping_id: pingId },
    ...{ campaign_id: campaign.id, campaign_version: campaign.version, form_version: form.version },
    ...{ advertiser_id: line.advertiser.id, publisher_id: line.publisher.id },
    application_id: line.application?.id ?? null,
    ...{ click_id: click?.id ?? null, saved_link_id: click?.savedLinkId ?? null, subs: { ...click?.subs, ...subs } },
    ...{ country: location.country, state: location.state, zip: location.zip },
    decision: judged.kind === 'rejected' ? judged : { ...judged, windowDays: terms.duplicates.windowDays },
    ...{ price_cents: priceCents, payout_cents: payoutCents, approval_days: terms.approvalDays },
    ...{ day: localDate(at, terms.hours.zone), revision: 0 },
  };
}

function personOf({ id, arriving, userAgent }: ArrivalFacts): NewPerson {
  const { given, contact } = arriving;
  return {
    ...{ lead_id: id, first_name: given.firstName, last_name: given.lastName },
    ...{ phone: contact.phone ?? given.phone, email: contact.email ?? given.email, fields: given.fields },
    ...{ ip: given.consent.ip, user_agent: userAgent, certificate_url: given.consent.certificateUrl },
  };
}

function consentOf({ id, arriving, formHash }: ArrivalFacts): NewConsent | null {
  const { text, capturedAt, url } = arriving.given.consent;
  if (text === null || capturedAt === null) return null;
  return {
    ...{ lead_id: id, sentence: text, captured_at: capturedAt },
    version: sentenceVersion(arriving.line.form, text),
    page: url?.replace(/[?#].*$/s, '') ?? null,
    form_hash: formHash && `\\x${formHash.toString('hex')}`,
  };
}
