import type { ReportReaders, ReportView, ReportViewListQuery } from '@callstead/contract/reports/views';
import { callView } from '@callstead/domain/calls/call-view';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { presentMailing, presentView } from './present.ts';
import * as queries from './queries.ts';

/** Admins are the network, whichever of their accounts they have. */
export const openerOf = ({ userId, accountId, role }: Member): queries.Opener => ({
  userId,
  accountId: role === 'admin' ? null : accountId,
});

export async function readViews(db: Db, actor: Actor, query: ReportViewListQuery) {
  authorize(actor, 'report-view.list');
  const panel = actor.role === 'admin' ? query.panel : callView(actor, undefined);
  const request = pageRequestOf(query, CREATED_KEY);
  const page = { panel, after: request.from, limit: query.limit + 1 };
  const { rows, ...neighbours } = pageOf(await queries.listViews(db, openerOf(actor), page), request, createdKeyOf);
  const presented = await presentViews(db, actor.userId, rows);
  return listed({ rows: presented, ...neighbours }, (view) => view);
}

/** Each with what this person has scheduled of it. */
export async function presentViews(db: Db, userId: string, rows: readonly queries.ViewRow[]): Promise<ReportView[]> {
  const viewIds = rows.map(({ id }) => id);
  const schedules = await queries.listSchedules(db, userId, viewIds);
  const scheduleIds = schedules.map(({ id }) => id);
  const recipients = await queries.listRecipients(db, scheduleIds);
  return rows.map((row) => {
    const schedule = schedules.find((each) => each.view_id === row.id);
    const mailing = schedule && presentMailing(schedule, recipientsOf(schedule, recipients));
    return presentView(row, mailing ?? null);
  });
}

const recipientsOf = ({ id }: queries.ScheduleRow, recipients: readonly queries.RecipientRow[]) =>
  recipients.filter((each) => each.schedule_id === id);

/** To whom somebody may have a view mailed: the people of their account. */
export async function readReaders(db: Db, actor: Actor): Promise<ReportReaders> {
  authorize(actor, 'report-view.schedule');
  const readers = await queries.listReaders(db, openerOf(actor));
  return { readers: readers.map(({ id, name }) => ({ id, name })) };
}
