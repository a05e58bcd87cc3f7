import type { Currency } from '../currency.ts';
import { sizeOf } from '../currency-size.ts';
import type { Counts } from './counts.ts';

/** What somebody, or a campaign, came to in two stretches of time that are equally long. */
export type Moved<Id> = { id: Id; now: Counts; before: Counts };

export type Mover<Id> = { id: Id; nowCents: number; beforeCents: number };

/** Less than this, in dollars, is the noise of any week. */
const LEAST_CHANGE_CENTS = 1_000;
const LEAST_SHARE = 0.2;

/** Whose revenue changed most, up or down, the largest change first. */
export function topMovers<Id>(all: readonly Moved<Id>[], most: number, currency: Currency): Mover<Id>[] {
  const leastCents = LEAST_CHANGE_CENTS * sizeOf(currency);
  const changeOf = ({ nowCents, beforeCents }: Mover<Id>) => Math.abs(nowCents - beforeCents);
  return all
    .map(({ id, now, before }) => ({ id, nowCents: now.revenueCents, beforeCents: before.revenueCents }))
    .filter((mover) => changeOf(mover) >= Math.max(leastCents, mover.beforeCents * LEAST_SHARE))
    .toSorted((one, other) => changeOf(other) - changeOf(one))
    .slice(0, most);
}

/** What can be out of the ordinary: more repeated callers, more refused or disputed, fewer answered. */
export const ANOMALIES = ['duplicates', 'refusals', 'disputes', 'unanswered'] as const;
export type AnomalyKind = (typeof ANOMALIES)[number];

export type Anomaly<Id> = {
  id: Id;
  kind: AnomalyKind;
  /** Its own share, and that of everybody together. */
  rate: number;
  usual: number;
};

type Watched = { part: (of: Counts) => number; whole: (of: Counts) => number; least: number };

/** Of fewer no share says anything. */
const WATCHED: Record<AnomalyKind, Watched> = {
  duplicates: { part: (of) => of.duplicates, whole: (of) => of.incoming, least: 10 },
  refusals: { part: (of) => of.refused, whole: (of) => of.everCharged, least: 5 },
  disputes: { part: (of) => of.disputed, whole: (of) => of.everCharged, least: 5 },
  unanswered: { part: (of) => of.rang - of.connected, whole: (of) => of.rang, least: 10 },
};

/** So much above everybody, and so much at all. */
const TIMES_USUAL = 3;
const LEAST_RATE = 0.1;
/** Where nearly everybody has it, nobody can have three times as much. */
const NEARLY_ALL = 0.9;

/** Whether a share of something unwanted is far above what is usual. */
export function isFarAbove(rate: number, usual: number): boolean {
  const limit = Math.max(LEAST_RATE, Math.min(usual * TIMES_USUAL, NEARLY_ALL));
  return rate >= limit && rate > usual;
}

/** Whose share of something unwanted is far above everybody's, the furthest first. */
export function findAnomalies<Id>(
  all: readonly Pick<Moved<Id>, 'id' | 'now'>[],
  whole: Counts,
  kinds: readonly AnomalyKind[],
): Anomaly<Id>[] {
  return kinds
    .flatMap((kind) => {
      const { part, whole: of, least } = WATCHED[kind];
      const usual = of(whole) === 0 ? 0 : part(whole) / of(whole);
      return all.flatMap(({ id, now }) => {
        if (of(now) < least) return [];
        const rate = part(now) / of(now);
        return isFarAbove(rate, usual) ? [{ id, kind, rate, usual }] : [];
      });
    })
    .toSorted((one, other) => other.rate - other.usual - (one.rate - one.usual));
}
