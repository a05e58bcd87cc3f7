import { randomUUID } from 'node:crypto';
import type { PostbackAddress, PostbackAddressRequest } from '@callstead/contract/integrations/postback-addresses';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { PostbackSecrets } from '@callstead/domain/integrations/postback';
import { MOST_ENDPOINTS } from '@callstead/domain/integrations/webhook';
import { type Actor, authorize, isMember } from '@callstead/domain/policy';
import { type InTransaction, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { lockAccount } from '../../identity/queries.ts';
import { aboutEndpoint, hostOf } from '../webhooks/about-endpoint.ts';
import { countEndpoints, findEndpointForUpdate, insertEndpoint, updateEndpoint } from '../webhooks/queries.ts';
import { checkPostback } from './check-postback.ts';
import { presentPostback } from './present.ts';
import { findPostback, insertSettings, listJoined, type PostbackRow, updateSettings } from './queries.ts';
import { openSecrets, sealSecrets } from './sealed-secrets.ts';

type PostbackServices = Pick<Services, 'db' | 'config' | 'secret'>;
type Tx = InTransaction<PostbackServices>;

export function createPostback(
  services: PostbackServices,
  actor: Actor,
  written: PostbackAddressRequest,
  now: Date,
): Promise<PostbackAddress> {
  authorize(actor, 'postback-address.create');
  return inTransaction(services, async (tx) => {
    await lockAccount(tx.db, actor.accountId);
    const count = await countEndpoints(tx.db, actor.accountId, 'postback');
    if (count >= MOST_ENDPOINTS) throw new DomainError('integration_limit');
    const id = randomUUID();
    const settings = await settingsOf(tx, actor.accountId, id, written);
    const { url, types } = written;
    const endpoint = { account_id: actor.accountId, kind: 'postback' as const, url, types: [...new Set(types)] };
    await insertEndpoint(tx.db, { id, ...endpoint, secret: null, created_at: now });
    await insertSettings(tx.db, { endpoint_id: id, ...settings });
    const made = await standing(tx, id);
    await emit(tx, actor, { type: 'postback-address.create', ...aboutEndpoint(made), after: factsOf(made) });
    return presentPostback(made);
  });
}

export function editPostback(
  services: PostbackServices,
  actor: Actor,
  { id, ...written }: PostbackAddressRequest & { id: string },
): Promise<PostbackAddress> {
  return inTransaction(services, async (tx) => {
    await findEndpointForUpdate(tx.db, id);
    const found = await findPostback(tx.db, id);
    if (!found || !isMember(actor) || found.account_id !== actor.accountId) throw new DomainError('not_found');
    authorize(actor, 'postback-address.edit', { accountId: found.account_id });
    const settings = await settingsOf(tx, actor.accountId, id, written, found);
    await updateEndpoint(tx.db, id, { url: written.url, types: [...new Set(written.types)] });
    await updateSettings(tx.db, id, settings);
    const edited = await standing(tx, id);
    const [before, after] = [factsOf(found), factsOf(edited)];
    await emit(tx, actor, { type: 'postback-address.edit', ...aboutEndpoint(edited), before, after });
    return presentPostback(edited);
  });
}

async function settingsOf(
  tx: Tx,
  accountId: string,
  id: string,
  { name, url, method, template, secrets: said, offerIds }: PostbackAddressRequest,
  found?: PostbackRow,
) {
  const secretNames = said.map((secret) => secret.name);
  checkPostback(tx.config, { url, method, template, secretNames });
  const secrets = secretsOf(said, found ? openSecrets(tx, id, found.secrets) : {});
  return {
    ...{ name, method, template: method === 'POST' ? template : null, secret_names: secretNames },
    ...{ secrets: sealSecrets(tx, id, secrets), campaign_ids: await campaignsOf(tx, accountId, offerIds) },
  };
}

/** One that is not said again stays what it was. */
function secretsOf(said: PostbackAddressRequest['secrets'], before: PostbackSecrets): PostbackSecrets {
  const missing = said.findIndex(({ name, value }) => value === null && before[name] === undefined);
  if (missing >= 0)
    throw new DomainError('validation_failed', { fields: { [`secrets.${missing}.value`]: 'required' } });
  return Object.fromEntries(said.map(({ name, value }) => [name, value ?? before[name] ?? '']));
}

async function campaignsOf(tx: Tx, accountId: string, offerIds: readonly string[]): Promise<string[]> {
  if (offerIds.length === 0) return [];
  const joined = await listJoined(tx.db, accountId, 'en');
  const chosen = joined.filter(({ offerId }) => offerIds.includes(offerId));
  if (chosen.length < new Set(offerIds).size)
    throw new DomainError('validation_failed', { fields: { offerIds: 'invalid' } });
  return chosen.map(({ id }) => id);
}

async function standing(tx: Tx, id: string): Promise<PostbackRow> {
  const found = await findPostback(tx.db, id);
  assert(found, 'a postback that was just written is there');
  return found;
}

const factsOf = (row: PostbackRow) => ({ address: hostOf(row), events: row.types.join(' ') });
