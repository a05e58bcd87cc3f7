import type { StoredEvent } from '../events/event.ts';
import { conversionRate } from './conversion-rate.ts';
import { isSold } from './sold.ts';

/** What came to a campaign, by the day it arrived; money net of what was refused since. */
export type CampaignActivity = {
  /** Calls. A lead that came in is none: whoever brought it was counted when they opened its form, or clicked. */
  incoming: number;
  /** Those of them that no click brought. */
  clickless: number;
  sold: number;
  payoutCents: number;
};

/** Those after which a campaign's activity is another one. */
export const ACTIVITY_EVENTS = [
  'call.arrived',
  'call.refused',
  'call.ended',
  'call.decide',
  'call.corrected',
  'conversion.accepted',
  'conversion.changed',
  'conversion.decide',
  'conversion.corrected',
  'lead.accepted',
  'lead.decide',
  'lead.corrected',
] as const;

const NO_CALL = { incoming: 0, clickless: 0 };

/** What a conversion adds, or takes: it says itself where it stood and stands. */
export function conversionActivityOf(event: StoredEvent): CampaignActivity | undefined {
  if (event.type === 'conversion.corrected') return { ...NO_CALL, ...event.data.change };
  const [before, after] = conversionStandings(event);
  const sold = Number(isSold(after.billing)) - Number(isSold(before.billing));
  const payoutCents = paidCents(after) - paidCents(before);
  return sold === 0 && payoutCents === 0 ? undefined : { ...NO_CALL, sold, payoutCents };
}

/** A lead is sold with its verdict, and one that waited when its delivery was accepted. */
export function leadActivityOf(event: StoredEvent): CampaignActivity | undefined {
  if (event.type === 'lead.corrected') return { ...NO_CALL, ...event.data.change };
  if (event.type === 'lead.accepted') {
    const { isTest, billing, payoutCents } = event.data;
    return isTest || !isSold(billing) ? undefined : { ...NO_CALL, sold: 1, payoutCents };
  }
  if (event.type !== 'lead.decide' || isSold(event.data.billing) || !isSold(event.data.before?.billing))
    return undefined;
  return { ...NO_CALL, sold: -1, payoutCents: -(event.data.payoutCents ?? 0) };
}

type Standing = { billing: unknown; payoutCents: number };
const paidCents = ({ billing, payoutCents }: Standing) => (isSold(billing) ? payoutCents : 0);
const UNSOLD: Standing = { billing: 'none', payoutCents: 0 };

function conversionStandings(event: StoredEvent): [Standing, Standing] {
  if (event.type === 'conversion.accepted') return [UNSOLD, event.data];
  if (event.type === 'conversion.changed') return [event.data.was, event.data];
  if (event.type !== 'conversion.decide') return [UNSOLD, UNSOLD];
  const { billing, payoutCents = 0, before } = event.data;
  return [
    { billing: before?.billing, payoutCents },
    { billing, payoutCents },
  ];
}

type SoldCall = { payoutCents: number; isClickless: boolean };

/** What an event adds to the activity of its call's day; a test call never counts. `payoutCents` is what it was sold for. */
export function activityOf(event: StoredEvent, { payoutCents, isClickless }: SoldCall): CampaignActivity | undefined {
  if (event.type === 'call.arrived' || event.type === 'call.refused')
    return { incoming: 1, clickless: Number(isClickless), sold: 0, payoutCents: 0 };
  if (event.type === 'call.corrected') return { ...NO_CALL, ...event.data.change };
  const [before, after] = billingsOf(event);
  const sold = Number(isSold(after)) - Number(isSold(before));
  return sold === 0 ? undefined : { ...NO_CALL, sold, payoutCents: sold * (givenBack(event) ?? payoutCents) };
}

/** Nothing is sold before it ended; a decision says from where it moved. Who bills what waited for them ends it anew: that counts. */
function billingsOf(event: StoredEvent): [unknown, unknown] {
  if (event.type === 'call.ended') return ['none', event.data.billing];
  if (event.type !== 'call.decide' || event.data.before?.billing === 'review') return ['none', 'none'];
  return [event.data.before?.billing, event.data.billing];
}

/** A decision says what of it the publisher had by then; those of before were never corrected. */
const givenBack = (event: StoredEvent) => (event.type === 'call.decide' ? event.data.payoutCents : undefined);

/** So far back an offer's figures look. */
export const OFFER_FIGURES_DAYS = 30;

/** Fewer say nothing about an offer. */
const LEAST_INCOMING = 30;
const LEAST_UNIQUE_CLICKS = 100;

export type CampaignVisits = { uniqueClicks: number; formVisits: number; outsideClicks: number };
const NO_VISITS: CampaignVisits = { uniqueClicks: 0, formVisits: 0, outsideClicks: 0 };

export type OfferFigures = { epcCents: number | null; conversionRate: number | null };

/** What a click to an offer, or a call without one, earns, and what became of those who came; null where too few did to say. */
export function offerFigures(activity: CampaignActivity, visits: CampaignVisits = NO_VISITS): OfferFigures | null {
  const { incoming, clickless, sold, payoutCents } = activity;
  const { uniqueClicks } = visits;
  if (incoming < LEAST_INCOMING && uniqueClicks < LEAST_UNIQUE_CLICKS) return null;
  const earning = uniqueClicks + clickless;
  return {
    epcCents: earning === 0 ? null : Math.round(payoutCents / earning),
    conversionRate: conversionRate(sold, { calls: incoming, ...visits }),
  };
}

/** '$1.35': what one call or click earns. */
export const epcText = ({ epcCents }: OfferFigures) => (epcCents === null ? null : `$${(epcCents / 100).toFixed(2)}`);

/** '12.5%', without a needless nought. */
export const conversionRateText = ({ conversionRate: rate }: OfferFigures) =>
  rate === null ? null : `${Number((rate * 100).toFixed(1))}%`;
