import type { Alert, AlertRequest } from '@callstead/contract/reports/alerts';
import { assert } from '@callstead/domain/assert';
import { callView } from '@callstead/domain/calls/call-view';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { alertKindsFor, hasCampaign, MOST_ALERTS } from '@callstead/domain/reports/alert';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { lockAccount } from '../identity/queries.ts';
import { presentAlert } from './present.ts';
import * as queries from './queries.ts';
import { watcherOf } from './reads.ts';

type Written = AlertRequest & { language: Language };

export function createAlert(services: WithDb, actor: Actor, written: Written): Promise<Alert> {
  authorize(actor, 'alert.create');
  return inTransaction(services, async ({ db }) => {
    await lockAccount(db, actor.accountId);
    if ((await queries.countAlerts(db, actor.accountId)) >= MOST_ALERTS) throw new DomainError('report_limit');
    const columns = await columnsOf(db, actor, written);
    const id = await queries.insertAlert(db, { ...columns, account_id: actor.accountId, user_id: actor.userId });
    return present(db, id, written.language);
  });
}

export function editAlert(
  services: WithDb,
  actor: Actor,
  { id, ...written }: Written & { id: string },
): Promise<Alert> {
  return inTransaction(services, async ({ db }) => {
    const found = await ownAlert(db, actor, id);
    authorize(actor, 'alert.edit', found);
    const columns = await columnsOf(db, actor, written);
    const isAnother = TERMS.some((name) => columns[name] !== found[name]);
    await queries.updateAlert(db, id, { ...columns, ...(isAnother && { raised_at: null, value: null }) });
    return present(db, id, written.language);
  });
}

/** What says when it holds; by which ways it is told does not. */
const TERMS = ['kind', 'campaign_id', 'amount_cents', 'hour', 'percent', 'least_calls', 'hours', 'zone'] as const;

export async function deleteAlert(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    authorize(actor, 'alert.delete', await ownAlert(db, actor, id));
    await queries.deleteAlert(db, id);
  });
}

/** 404 instead of 403 for another's. */
async function ownAlert(db: Db, actor: Actor, id: string): Promise<queries.AlertRow> {
  const found = await queries.findAlertForUpdate(db, id);
  if (!found || !isMember(actor) || found.accountId !== actor.accountId) throw new DomainError('not_found');
  return found;
}

const refused = (field: string, why: 'not_offered' | 'required') =>
  new DomainError('validation_failed', { fields: { [field]: why } });

async function columnsOf(db: Db, actor: Member, { terms, campaignId, zone, byMail, byBell, byWebhook }: Written) {
  if (!alertKindsFor(callView(actor, undefined)).includes(terms.kind)) throw refused('kind', 'not_offered');
  if (byWebhook && actor.role === 'admin') throw refused('byWebhook', 'not_offered'); // the network tells nobody by webhook
  if (terms.kind === 'cap_reached' && campaignId === null) throw refused('campaignId', 'required');
  if (campaignId !== null && !hasCampaign(terms.kind)) throw refused('campaignId', 'not_offered');
  const campaign = campaignId === null ? null : await queries.findWatched(db, watcherOf(actor), campaignId);
  if (campaign === undefined) throw refused('campaignId', 'not_offered');
  return {
    kind: terms.kind,
    campaign_id: campaign?.id ?? null,
    amount_cents: 'amountCents' in terms ? terms.amountCents : null,
    hour: 'hour' in terms ? terms.hour : null,
    percent: 'percent' in terms ? terms.percent : null,
    least_calls: 'leastCalls' in terms ? terms.leastCalls : null,
    hours: 'hours' in terms ? terms.hours : null,
    ...{ zone, by_mail: byMail, by_bell: byBell, by_webhook: byWebhook },
  };
}

async function present(db: Db, id: string, language: Language): Promise<Alert> {
  const row = await queries.findAlert(db, id);
  assert(row, 'an alert that was just written is there');
  return presentAlert(row, language);
}
