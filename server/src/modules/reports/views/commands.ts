import type {
  CreateReportViewRequest,
  ReportMailing,
  ReportView,
  ReportViewRequest,
  ScheduleRequest,
} from '@callstead/contract/reports/views';
import { assert } from '@callstead/domain/assert';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { MOST_VIEWS, nextDue } from '@callstead/domain/reports/report-schedule';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import * as queries from './queries.ts';
import { openerOf, presentViews } from './reads.ts';

export function createView(
  services: WithDb,
  actor: Actor,
  { panel: asked, ...written }: CreateReportViewRequest,
): Promise<ReportView> {
  authorize(actor, 'report-view.create');
  return inTransaction(services, async ({ db }) => {
    const { userId, accountId } = openerOf(actor);
    const panel = callView(actor, asked);
    await assertRoom(db, actor, { id: null, panel, ...written });
    const { name, question, shared: is_shared } = written;
    const made = await queries.insertView(db, {
      ...{ user_id: userId, account_id: accountId, panel, name, is_shared },
      question: JSON.stringify(question),
    });
    assert(made, 'the shelf is locked, and the name was free');
    return present(db, actor, made.id);
  });
}

export function editView(
  services: WithDb,
  actor: Actor,
  { id, ...written }: ReportViewRequest & { id: string },
): Promise<ReportView> {
  return inTransaction(services, async ({ db }) => {
    const view = await openView(db, actor, id);
    authorize(actor, 'report-view.edit', view);
    await assertRoom(db, actor, { id, panel: view.panel, wasShared: view.is_shared, ...written });
    const { name, question, shared: is_shared } = written;
    await queries.updateView(db, id, { name, is_shared, question: JSON.stringify(question) });
    return present(db, actor, id);
  });
}

export async function deleteView(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    authorize(actor, 'report-view.delete', await openView(db, actor, id));
    await queries.deleteView(db, id);
  });
}

/** 404 instead of 403 for what they cannot open. */
async function openView(db: Db, actor: Actor, id: string): Promise<queries.ViewRow> {
  const view = await queries.findViewForUpdate(db, id);
  if (!view || !isMember(actor) || !opens(actor, view)) throw new DomainError('not_found');
  return view;
}

function opens(actor: Member, view: queries.ViewRow): boolean {
  const { userId, accountId } = openerOf(actor);
  return view.userId === userId || (view.is_shared && view.accountId === accountId);
}

type Placed = { id: string | null; panel: CallView; name: string; shared: boolean; wasShared?: boolean };

async function assertRoom(db: Db, actor: Member, { id, panel, name, shared, wasShared }: Placed): Promise<void> {
  const opener = openerOf(actor);
  await queries.lockShelf(db, opener);
  const isNewThere = id === null || wasShared !== shared;
  if (isNewThere && (await queries.countViews(db, actor.userId, shared)) >= MOST_VIEWS)
    throw new DomainError('report_limit');
  if (await queries.isNameTaken(db, shared, { id, panel, name, ...opener }))
    throw new DomainError('validation_failed', { fields: { name: 'name_taken' } });
}

async function present(db: Db, { userId }: Member, id: string): Promise<ReportView> {
  const row = await queries.findView(db, id);
  assert(row, 'a view that was just written is there');
  const [view] = await presentViews(db, userId, [row]);
  assert(view, 'every view is presented');
  return view;
}

type Scheduling = ScheduleRequest & { id: string; now: Date };

export function scheduleView(
  services: WithDb,
  actor: Actor,
  { id, now, ...asked }: Scheduling,
): Promise<ReportMailing> {
  return inTransaction(services, async ({ db }) => {
    const view = await openView(db, actor, id);
    authorize(actor, 'report-view.schedule');
    const readers = await assertReaders(db, actor, asked.recipients);
    const { when, zone } = asked;
    const scheduleId = await queries.upsertSchedule(db, {
      ...{ view_id: id, user_id: actor.userId, cadence: when.cadence, hour: when.hour, zone },
      weekday: when.cadence === 'weekly' ? when.weekday : null,
      month_day: when.cadence === 'monthly' ? when.monthDay : null,
    });
    const recipients = readers.map((reader) => ({
      userId: reader.id,
      nextDueAt: nextDue(when, reader.zone ?? zone, now),
    }));
    await queries.saveRecipients(db, scheduleId, recipients, actor.userId);
    const { schedule } = await present(db, actor, view.id);
    assert(schedule, 'it was just scheduled');
    return schedule;
  });
}

async function assertReaders(db: Db, actor: Member, wanted: readonly string[]) {
  const readers = await queries.listReaders(db, openerOf(actor));
  const named = readers.filter(({ id }) => wanted.includes(id));
  if (named.length < new Set(wanted).size)
    throw new DomainError('validation_failed', { fields: { recipients: 'invalid' } });
  return named;
}

/** Said again it changes nothing. */
export async function unscheduleView(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    await openView(db, actor, id);
    authorize(actor, 'report-view.schedule');
    await queries.deleteSchedule(db, { viewId: id, userId: actor.userId });
  });
}
