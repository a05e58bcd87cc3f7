import type { Report, ReportQuery, ReportQuestion } from '@callstead/contract/reports/report';
import type { CallView } from '@callstead/domain/calls/call-view';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { addCounts, type Counts, isNothing, NO_COUNTS } from '@callstead/domain/reports/counts';
import { type Span, spanBefore } from '@callstead/domain/reports/day-buckets';
import { type Dimension, dimensionsFor, isTimeDimension } from '@callstead/domain/reports/dimensions';
import { figuresFor, isToldBy } from '@callstead/domain/reports/metrics';
import { cutTime, type TimePieces } from '@callstead/domain/reports/time-pieces';
import type { Db } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { saleScopeOf } from '../../sale-scope/sale-scope.ts';
import { type FactQuestion, type Group, sumFacts } from './fact-queries.ts';
import { filteredBy, readFilters } from './filters.ts';
import { labelKeys } from './labels.ts';
import { orderOf } from './sorting.ts';
import { atOneMoment, MOST_GROUPS } from './sum-question.ts';
import { type Moment, sumRolled } from './sum-rolled.ts';
import { readWeekHours, type WeekHours, within, withWeekHours } from './week-hours.ts';

/** A year, and more, by the hour. */
const MOST_PIECES = 10_000;
/** So far back single rows are read. */
const MOST_ROW_DAYS = 92;
const DAY_MS = 86_400_000;

type Asked = { view: CallView; question: Omit<FactQuestion, 'pieces'>; zone: string; hours: WeekHours };
type Answered = { groups: Group[]; pieces: TimePieces };

/** Who may see what, and names, are few rows that may have changed just now: those are never read of a replica. */
type Where = Pick<Services, 'db' | 'replica'>;

/** What was asked, as far as the one who asks may know it. */
export async function readReport({ db, replica }: Where, actor: Actor, query: ReportQuery): Promise<Report> {
  authorize(actor, 'report.read');
  const { view, ...scope } = await saleScopeOf(db, actor, query);
  assertVisible(view, query);
  const told = [...query.by, ...filteredBy(query)];
  const question = {
    ...{ ...scope, by: query.by, filters: await readFilters(db, query) },
    hasCaps: isToldBy('capHours', told),
  };
  const asked = { view, question, zone: query.zone, hours: readWeekHours(query) };
  const span = { from: new Date(query.from), to: new Date(query.to) };
  const earlier = query.compare ? spanBefore(span, query.zone, new Date()) : null;
  const sum = (db: Db) =>
    atOneMoment(
      db,
      async (moment) => [await answer(moment, asked, span), earlier && (await answer(moment, asked, earlier))] as const,
    );
  const [now, before] = await (replica ? replica.read(db, sum) : sum(db));
  const groups = completed(now, query.by).sort(orderOf(query.sort, query.by, view));
  const shown = groups.slice(query.offset, query.offset + query.limit);
  const labelled = await labelKeys(db, shown, query.by, { view, language: query.language, pieces: now.pieces });
  const figuresOf = (counts: Counts) => figuresFor(view, counts, told);
  const countsBefore = before && new Map(before.groups.map((group) => [keyOf(group), group.counts]));
  return {
    by: query.by,
    span: presentSpan(span),
    spanBefore: earlier && presentSpan(earlier),
    rows: shown.map((group) => ({
      keys: labelled(group),
      figures: figuresOf(group.counts),
      before: countsBefore && figuresOf(countsBefore.get(keyOf(group)) ?? NO_COUNTS),
    })),
    rowCount: groups.length,
    totals: figuresOf(totalOf(groups)),
    totalsBefore: before && figuresOf(totalOf(before.groups)),
  };
}

/** What is hidden from a list cannot be asked for by a filter, either. */
function assertVisible(view: CallView, query: ReportQuestion): void {
  const visible = dimensionsFor(view);
  const hidden = [...query.by, ...filteredBy(query)].find((dimension) => !visible.includes(dimension));
  if (hidden) throw new DomainError('forbidden', { dimension: hidden });
}

async function answer(moment: Moment, { question, zone, hours }: Asked, span: Span): Promise<Answered> {
  const told = withWeekHours(question.by, hours);
  const pieces = cutTime(span, zone, told.filter(isTimeDimension), MOST_PIECES);
  if (!pieces) throw new DomainError('report_too_long', { pieces: MOST_PIECES });
  if (pieces.starts.length === 0) return { groups: [], pieces };
  const whole = { ...question, by: told, pieces };
  const groups = (await sumRolled(moment, whole, span.to, MOST_GROUPS)) ?? (await sumShortRows(moment.db, whole, span));
  if (groups.length > MOST_GROUPS) throw new DomainError('report_too_long', { rows: MOST_GROUPS });
  const asked = within(hours, groups, { by: question.by, told, pieces });
  return { groups: asked.filter(({ counts }) => !isNothing(counts)), pieces };
}

function sumShortRows(db: Db, question: FactQuestion, span: Span): Promise<Group[]> {
  const days = (span.to.getTime() - span.from.getTime()) / DAY_MS;
  if (days > MOST_ROW_DAYS + 1) throw new DomainError('report_too_long', { days: MOST_ROW_DAYS }); // one may have 25 hours
  return sumFacts(db, question, [span], MOST_GROUPS);
}

/** Time runs on where nothing happened; of everything together there is always one row. */
function completed({ groups, pieces }: Answered, by: readonly Dimension[]): Group[] {
  const [only, ...others] = by;
  if (only === undefined) return groups.length > 0 ? [...groups] : [{ keys: [], counts: NO_COUNTS }];
  if (others.length > 0 || !isTimeDimension(only)) return [...groups];
  const found = new Map(groups.map(({ keys, counts }) => [keys[0], counts]));
  const { keys } = pieces.of.get(only) ?? { keys: [] };
  return keys.map((_, place) => ({ keys: [place], counts: found.get(place) ?? NO_COUNTS }));
}

/** Times are held against each other by their place in the span, everything else by what it is. */
const keyOf = ({ keys }: Group) => JSON.stringify(keys);

const totalOf = (groups: readonly Group[]): Counts =>
  groups.reduce((sum, { counts }) => addCounts(sum, counts), NO_COUNTS);

const presentSpan = ({ from, to }: Span) => ({ from: from.toISOString(), to: to.toISOString() });
