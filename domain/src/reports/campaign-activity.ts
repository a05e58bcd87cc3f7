import type { StoredEvent } from '../events/event.ts';
import { isSold } from './sold.ts';

/** Whatever is sent to a campaign, by the day it arrived; money net of what was refused since. */
export type CampaignActivity = { incoming: number; sold: number; payoutCents: number };

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
  'lead.pending',
  'lead.rejected',
  'lead.decide',
  'lead.corrected',
] as const;

/** What a conversion adds, or takes: it says itself where it stood and stands. */
export function conversionActivityOf(event: StoredEvent): CampaignActivity | undefined {
  if (event.type === 'conversion.corrected') return { incoming: 0, ...event.data.change };
  const [before, after] = conversionStandings(event);
  const sold = Number(isSold(after.billing)) - Number(isSold(before.billing));
  const payoutCents = paidCents(after) - paidCents(before);
  return sold === 0 && payoutCents === 0 ? undefined : { incoming: 0, sold, payoutCents };
}

/** A lead comes in once, with its verdict; one that waited is counted as sold when its delivery was accepted. */
export function leadActivityOf(event: StoredEvent, isArrival: boolean): CampaignActivity | undefined {
  if (event.type === 'lead.corrected') return { incoming: 0, ...event.data.change };
  const incoming = Number(isArrival);
  if (event.type === 'lead.accepted' || event.type === 'lead.pending' || event.type === 'lead.rejected') {
    const { isTest, billing, payoutCents } = event.data;
    if (isTest) return undefined;
    return isSold(billing) ? { incoming, sold: 1, payoutCents } : { incoming, sold: 0, payoutCents: 0 };
  }
  if (event.type !== 'lead.decide' || isSold(event.data.billing) || !isSold(event.data.before?.billing))
    return undefined;
  return { incoming: 0, sold: -1, payoutCents: -(event.data.payoutCents ?? 0) };
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

/** What an event adds to the activity of its call's day; a test call never counts. `payoutCents` is what it was sold for. */
export function activityOf(event: StoredEvent, payoutCents: number): CampaignActivity | undefined {
  if (event.type === 'call.arrived' || event.type === 'call.refused') return { incoming: 1, sold: 0, payoutCents: 0 };
  if (event.type === 'call.corrected') return { incoming: 0, ...event.data.change };
  const [before, after] = billingsOf(event);
  const sold = Number(isSold(after)) - Number(isSold(before));
  return sold === 0 ? undefined : { incoming: 0, sold, payoutCents: sold * (givenBack(event) ?? payoutCents) };
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

export type OfferFigures = { epcCents: number; conversionRate: number };

/** What a call or click to an offer earns, and how many of them are sold; null where too few came to say. */
export function offerFigures({ incoming, sold, payoutCents }: CampaignActivity, uniqueClicks = 0): OfferFigures | null {
  if (incoming < LEAST_INCOMING && uniqueClicks < LEAST_UNIQUE_CLICKS) return null;
  const visits = incoming + uniqueClicks;
  return { epcCents: Math.round(payoutCents / visits), conversionRate: sold / visits };
}

/** '$1.35': what one call or click earns. */
export const epcText = ({ epcCents }: OfferFigures) => `$${(epcCents / 100).toFixed(2)}`;

/** '12.5%', without a needless nought. */
export const conversionRateText = ({ conversionRate }: OfferFigures) => `${Number((conversionRate * 100).toFixed(1))}%`;
