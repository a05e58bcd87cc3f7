import type { ChangeScreenRequest, ScreenPreferences } from '@callstead/contract/preferences';
import { DomainError } from '@callstead/domain/errors';
import { startPagesOf } from '@callstead/domain/identity/start-pages';
import type { NotificationKind } from '@callstead/domain/notifications/notification';
import { isUsual, mayChoose, type NewsChoice, newsReaderOf } from '@callstead/domain/notifications/preferences';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { deleteDigestItems } from '../mails/queries.ts';
import { presentScreen } from './present.ts';
import { deleteNewsPreference, findScreen, updateScreen, upsertMailWish, upsertNewsPreference } from './queries.ts';

type KindChoice = { kind: NotificationKind; choice: NewsChoice };

/** Everybody chooses for themselves. What is as usual leaves no row; what nobody wants to read any more leaves the digest. */
export function chooseNews(services: WithDb, actor: Actor, { kind, choice }: KindChoice): Promise<void> {
  authorize(actor, 'preference.change');
  if (!mayChoose(newsReaderOf(actor.role), kind, choice)) {
    throw new DomainError('validation_failed', { fields: { mail: 'not_offered' } });
  }
  const own = { userId: actor.userId, kind };
  return inTransaction(services, async ({ db }) => {
    await (isUsual(kind, choice) ? deleteNewsPreference(db, own) : upsertNewsPreference(db, own, choice));
    if (choice.mail === 'never') await deleteDigestItems(db, actor.userId, [kind]);
  });
}

/** By the link in one of these mails, for whoever holds it: the bell goes on. */
export async function silenceMails(db: Db, userId: string, kinds: readonly NotificationKind[]): Promise<void> {
  await upsertMailWish(db, userId, kinds, 'never');
  await deleteDigestItems(db, userId, kinds);
}

export async function changeScreen(
  { db }: WithDb,
  actor: Actor,
  { startPage, density, liveRail }: ChangeScreenRequest,
): Promise<ScreenPreferences> {
  authorize(actor, 'preference.change');
  if (startPage && !startPagesOf(actor.role).includes(startPage)) {
    throw new DomainError('validation_failed', { fields: { startPage: 'not_offered' } });
  }
  const change = {
    ...(startPage !== undefined && { start_page: startPage }),
    ...(density !== undefined && { density }),
    ...(liveRail !== undefined && { live_rail: liveRail }),
  };
  if (Object.keys(change).length > 0) await updateScreen(db, actor.userId, change);
  return presentScreen(actor.role, await findScreen(db, actor.userId));
}
