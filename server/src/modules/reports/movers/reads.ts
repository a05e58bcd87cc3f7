import type { Movers } from '@callstead/contract/reports/dashboards';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { addCounts, NO_COUNTS } from '@callstead/domain/reports/counts';
import { todayIn } from '@callstead/domain/reports/day-buckets';
import { type AnomalyKind, findAnomalies, type Moved, topMovers } from '@callstead/domain/reports/movers';
import type { Db } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { sumGroups } from '../figures.ts';
import { type Labels, listCampaignLabels, listPublisherLabels } from '../report/label-queries.ts';

const DAYS = 7;
const SHOWN = 5;

type Part = 'publisher' | 'campaign';
type Id = { of: Part; id: string };

/** What a publisher can be blamed for, and what a campaign's targets can. */
const WATCHED: Record<Part, readonly AnomalyKind[]> = {
  publisher: ['duplicates', 'refusals', 'disputes'],
  campaign: ['unanswered'],
};

type Reading = Pick<Services, 'db' | 'settings'>;
type Asked = { zone: string; language: Language };

export async function readMovers({ db, settings }: Reading, actor: Actor, { zone, language }: Asked): Promise<Movers> {
  authorize(actor, 'dashboard.admin');
  const now = new Date();
  const [publishers, campaigns] = await Promise.all([
    readMoved(db, 'publisher', { zone, now }),
    readMoved(db, 'campaign', { zone, now }),
  ]);
  const all = [...publishers, ...campaigns];
  const whole = publishers.map((each) => each.now).reduce(addCounts, NO_COUNTS);
  const movers = topMovers(all, SHOWN, settings.of('books').currency);
  const anomalies = [
    ...findAnomalies(publishers, whole, WATCHED.publisher),
    ...findAnomalies(campaigns, whole, WATCHED.campaign),
  ].slice(0, SHOWN);
  const named = await nameAll(
    db,
    [...movers, ...anomalies].map(({ id }) => id),
    language,
  );
  return {
    movers: movers.flatMap(({ id, ...mover }) => named(id, mover)),
    anomalies: anomalies.flatMap(({ id, ...anomaly }) => named(id, anomaly)),
  };
}

/** The days before are compared as far as today has come. */
async function readMoved(db: Db, of: Part, { zone, now }: { zone: string; now: Date }): Promise<Moved<Id>[]> {
  const { from } = todayIn(zone, now, DAYS - 1);
  const { from: before } = todayIn(zone, now, 2 * DAYS - 1);
  const goneMs = now.getTime() - from.getTime();
  const until = new Date(Math.min(before.getTime() + goneMs, from.getTime() - 1)); // clocks may have changed in between
  const bounds = [before, until, from, now];
  const groups = await sumGroups(db, {}, bounds, [of]);
  const found = new Map<string, Moved<Id>>();
  for (const { keys, counts } of groups) {
    const [place, id] = keys;
    if (typeof id !== 'string') continue;
    const moved = found.get(id) ?? { id: { of, id }, now: NO_COUNTS, before: NO_COUNTS };
    if (place === 2) found.set(id, { ...moved, now: counts });
    if (place === 0) found.set(id, { ...moved, before: counts });
  }
  return [...found.values()];
}

/** What has no name any more is left out. */
async function nameAll(db: Db, ids: readonly Id[], language: Language) {
  const idsOf = (part: Part) => ids.filter(({ of }) => of === part).map(({ id }) => id);
  const [publisher, campaign] = await Promise.all([
    listPublisherLabels(db, idsOf('publisher'), true),
    listCampaignLabels(db, idsOf('campaign'), language),
  ]);
  const labels: Record<Part, Labels> = { publisher, campaign };
  return <Rest extends object>({ of, id }: Id, rest: Rest) => {
    const label = labels[of].get(id);
    return label ? [{ of, value: label.value, name: label.label, ...rest }] : [];
  };
}
