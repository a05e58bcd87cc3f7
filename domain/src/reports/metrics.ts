import type { CallView } from '../calls/call-view.ts';
import { conversionRate } from './conversion-rate.ts';
import type { Counts } from './counts.ts';
import { type Dimension, isTimeDimension } from './dimensions.ts';

/** How a figure is written. */
export const METRIC_KINDS = ['count', 'money', 'rate', 'seconds', 'minutes', 'hours'] as const;
export type MetricKind = (typeof METRIC_KINDS)[number];

/** Null: of nothing there is no share and no average. `apart`: by what else than time it can be told apart, where that is not anything. */
type Definition = {
  kind: MetricKind;
  of: (counts: Counts) => number | null;
  for: readonly CallView[];
  apart?: readonly Dimension[];
};

const EVERYBODY: readonly CallView[] = ['publisher', 'advertiser', 'admin'];
/** What the publisher earns is nothing of the advertiser's, and the other way round. */
const EARNERS: readonly CallView[] = ['publisher', 'admin'];
const PAYERS: readonly CallView[] = ['advertiser', 'admin'];

const metric = (kind: MetricKind, of: Definition['of'], sides = EVERYBODY): Definition => ({ kind, of, for: sides });
const count = (of: (counts: Counts) => number) => metric('count', of);
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
const average = (sum: number, of: number) => (of === 0 ? null : Math.round(sum / of));

/** EVERY figure of the network, and what it means. Cards, reports, files, mails and the API read it here. */
const DEFINITIONS = {
  clicks: count((of) => of.clicks),
  uniqueClicks: count((of) => of.uniqueClicks),
  formVisits: count((of) => of.formVisits),
  incoming: count((of) => of.incoming),
  connected: count((of) => of.connected),
  answerRate: metric('rate', (of) => share(of.connected, of.rang)),
  qualified: count((of) => of.qualified),
  qualifyRate: metric('rate', (of) => share(of.qualified, of.incoming)),
  leadsIn: count((of) => of.leadsIn),
  leads: count((of) => of.leads),
  sold: count((of) => of.sold),
  conversions: count((of) => of.conversions),
  conversionRate: metric('rate', ({ conversions, incoming: calls, formVisits, outsideClicks }) =>
    conversionRate(conversions, { calls, formVisits, outsideClicks }),
  ),
  revenueCents: metric('money', (of) => of.revenueCents, PAYERS),
  payoutCents: metric('money', (of) => of.payoutCents, EARNERS),
  marginCents: metric('money', (of) => of.revenueCents - of.payoutCents, ['admin']),
  costPerSaleCents: metric('money', (of) => average(of.revenueCents, of.sold), PAYERS),
  epcCents: metric('money', (of) => average(of.payoutCents, of.uniqueClicks + of.clickless), EARNERS),
  averageTalkSeconds: metric('seconds', (of) => average(of.talkSeconds, of.connected)),
  talkMinutes: metric('minutes', (of) => of.talkSeconds / 60),
  duplicateRate: metric('rate', (of) => share(of.duplicates, of.incoming)),
  refusedRate: metric('rate', (of) => share(of.refused, of.everCharged)),
  disputeRate: metric('rate', (of) => share(of.disputed, of.everCharged)),
  capHours: { ...metric('hours', (of) => of.capQuarters / 4), apart: ['campaign', 'category', 'advertiser'] },
} as const satisfies Record<string, Definition>;

export type MetricName = keyof typeof DEFINITIONS;
export const METRICS = Object.keys(DEFINITIONS) as [MetricName, ...MetricName[]];

export const metricKind = (name: MetricName): MetricKind => DEFINITIONS[name].kind;

const knownTo = (view: CallView) =>
  METRICS.filter((name) => (DEFINITIONS[name].for as readonly CallView[]).includes(view));
const KNOWN = { publisher: knownTo('publisher'), advertiser: knownTo('advertiser'), admin: knownTo('admin') };

export const metricsFor = (view: CallView): readonly MetricName[] => KNOWN[view];

export type Figures = Partial<Record<MetricName, number | null>>;

/** What somebody may know of these counts, which were told apart and narrowed by `asked`; null where a figure cannot be. */
export function figuresFor(view: CallView, counts: Counts, asked: readonly Dimension[] = []): Figures {
  const figures: Figures = {};
  for (const name of KNOWN[view]) figures[name] = isToldBy(name, asked) ? figureOf(name, counts) : null;
  return figures;
}

/** One figure, for whoever may know it. */
export const figureOf = (name: MetricName, counts: Counts): number | null => DEFINITIONS[name].of(counts);

/** Whether a figure can be told apart, and narrowed, by all of these. */
export function isToldBy(name: MetricName, asked: readonly Dimension[]): boolean {
  const { apart }: Definition = DEFINITIONS[name];
  return !apart || asked.every((dimension) => isTimeDimension(dimension) || apart.includes(dimension));
}
