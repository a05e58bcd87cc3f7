import { paths } from '@callstead/contract/paths';
import { unsubscribePath } from '@callstead/contract/public-paths';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, isMember } from '@callstead/domain/policy';
import { nextDue } from '@callstead/domain/reports/report-schedule';
import { inTransaction } from '../../../db/database.ts';
import type { MailOrder } from '../../../mail/mails.ts';
import type { Services, Tx } from '../../../services.ts';
import { findAccountOf } from '../../identity/queries.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { scheduleOf } from '../views/present.ts';
import {
  deleteMailingsBefore,
  findOwnRecipient,
  insertMailing,
  listDueForUpdate,
  type RecipientRow,
  updateDue,
} from './queries.ts';
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
  await orderFor(tx, recipient, { dueAt: recipient.next_due_at, now });
  await updateDue(tx.db, recipient.id, nextDue(scheduleOf(recipient), zoneOf(recipient), now));
}

async function orderFor(tx: Tx, recipient: RecipientRow, { dueAt, now }: { dueAt: Date; now: Date }): Promise<void> {
  const state = (await mayRead(tx, recipient)) ? 'ordered' : 'skipped';
  const isNew = await insertMailing(tx.db, { recipientId: recipient.id, dueAt, state, at: now });
  if (isNew && state === 'ordered')
    await tx.queue.enqueue(tx.db, { name: 'send-mail', data: orderOf(tx, recipient, now) });
}

const MINUTE_MS = 60_000;

/** To whoever asks, beside those that are due: once a minute, by the same key that keeps the others to one. */
export async function mailReportNow(services: Services, actor: Actor, viewId: string, now: Date): Promise<void> {
  await inTransaction(services, async (tx) => {
    const recipient = isMember(actor) ? await findOwnRecipient(tx.db, viewId, actor.userId) : undefined;
    if (!recipient) throw new DomainError('not_found');
    authorize(actor, 'report-view.schedule');
    await orderFor(tx, recipient, { dueAt: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS), now });
  });
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
