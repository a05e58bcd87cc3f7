import type { AlertListQuery, AlertOptions } from '@callstead/contract/reports/alerts';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { presentAlert } from './present.ts';
import { findAlert, listAlerts, listWatched, type Watcher } from './queries.ts';

export async function readAlerts(db: Db, actor: Actor, query: AlertListQuery) {
  authorize(actor, 'alert.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listAlerts(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
  return listed(pageOf(rows, request, createdKeyOf), (row) => presentAlert(row, query.language));
}

export async function readAlertOptions(db: Db, actor: Actor, language: Language): Promise<AlertOptions> {
  authorize(actor, 'alert.list');
  const campaigns = await listWatched(db, watcherOf(actor));
  return { campaigns: campaigns.map(({ public_id: id, texts }) => ({ id, title: texts[language].title })) };
}

export function watcherOf({ role, accountId }: Member): Watcher {
  if (role === 'admin') return {};
  return role === 'advertiser' ? { advertiserId: accountId } : { publisherId: accountId };
}

type About = { object: string; id: string; accountId: string };

/** What a webhook about an alert carries: what it watches, and what it found. */
export async function describeAlert(db: Db, { object, id, accountId }: About): Promise<object | undefined> {
  const row = object === 'alert' ? await findAlert(db, id) : undefined;
  if (row?.accountId !== accountId) return undefined;
  const { terms, campaign, raisedAt, value } = presentAlert(row, 'en');
  return { object, id, ...terms, offerId: campaign?.id ?? null, raisedAt, value };
}
