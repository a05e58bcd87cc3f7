import { paths, unsubscribePath } from '@callstead/contract/paths';
import { can } from '@callstead/domain/policy';
import { nextDue } from '@callstead/domain/reports/report-schedule';
import { inTransaction } from '../../../db/database.ts';
import type { MailOrder } from '../../../mail/mails.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccountOf } from '../../identity/queries.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { scheduleOf } from '../views/present.ts';
import { deleteMailingsBefore, insertMailing, listDueForUpdate, type RecipientRow, updateDue } from './queries.ts';
import { signSubscription } from './unsubscribe-token.ts';

const BATCH = 50;

/** Orders every mail that is due, each moment once, whatever number of processes tries and whichever of them dies. */
export async function orderReportMails(services: Services, now: Date): Promise<void> {
  for (;;) {
    const ordered = await inTransaction(services, (tx) => orderSome(tx, now));
    if (ordered < BATCH) return;
  }
}

async function orderSome(tx: Tx, now: Date): Promise<number> {
  const due = await listDueForUpdate(tx.db, now, BATCH);
  for (const recipient of due) await orderOne(tx, recipient, now);
  return due.length;
}

/** A network that slept sends one mail, not one for each day it missed. Who lost their rights gets none until they have them again. */
async function orderOne(tx: Tx, recipient: RecipientRow, now: Date): Promise<void> {
  const { id, next_due_at: dueAt } = recipient;
  const state = (await mayRead(tx, recipient)) ? 'ordered' : 'skipped';
  const isNew = await insertMailing(tx.db, { recipientId: id, dueAt, state, at: now });
  if (isNew && state === 'ordered')
    await tx.queue.enqueue(tx.db, { name: 'send-mail', data: orderOf(tx, recipient, now) });
  await updateDue(tx.db, id, nextDue(scheduleOf(recipient), zoneOf(recipient), now));
}

export const zoneOf = ({ own_zone, schedule_zone }: RecipientRow) => own_zone ?? schedule_zone;

/** The reader reads by rights of their own, whoever scheduled it. */
export async function readerOf({ db }: Pick<Services, 'db'>, { user_id }: Pick<RecipientRow, 'user_id'>) {
  const account = await findAccountOf(db, user_id);
  const reader = account && memberOf(account);
  return reader && can(reader, 'report.read') ? reader : undefined;
}

const mayRead = async (tx: Tx, recipient: RecipientRow) => (await readerOf(tx, recipient)) !== undefined;

/** The figures are read when it is sent: the queue keeps only whose they are. */
function orderOf({ config, secret }: Tx, recipient: RecipientRow, now: Date): MailOrder {
  const { id, name, email: to, language, panel, question, view_name: view } = recipient;
  const token = signSubscription(secret, { of: 'report', id });
  return {
    mail: 'report',
    to,
    language,
    values: {
      ...{ name, view, recipientId: id, at: now.toISOString(), figures: null },
      link: `${config.publicUrl}${paths[panel].reports(question)}`,
      unsubscribeLink: `${config.publicUrl}${unsubscribePath(token, language)}`,
    },
  };
}

const KEEP_MS = 400 * 86_400_000;

export const forgetMailings = ({ db }: Pick<Services, 'db'>, now: Date) =>
  deleteMailingsBefore(db, new Date(now.getTime() - KEEP_MS));
