import { randomUUID } from 'node:crypto';
import type { AddCarrierAccountRequest, RotateCarrierTokenRequest } from '@callstead/contract/carriers';
import { DomainError } from '@callstead/domain/errors';
import { type CarrierKind, spaceHost, TELNYX_HOST, TWILIO_HOST } from '@callstead/domain/numbers/carrier-account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { openCarrierAccount } from '../../telephony/carriers/open-account.ts';
import {
  type CarrierAccountRow,
  deleteAccount,
  findAccountForUpdate,
  insertAccount,
  isAccountInUse,
  updateAccount,
} from './queries.ts';
import { openToken, sealToken } from './sealed-token.ts';
import { accountNamed, askCarrier, type CarriersServices } from './services.ts';

/** Only what the carrier takes is kept: it is asked first. */
export async function addAccount(
  services: CarriersServices,
  actor: Actor,
  given: AddCarrierAccountRequest,
): Promise<CarrierAccountRow> {
  authorize(actor, 'carrier-account.create');
  const { kind, accountSid, token } = given;
  const host = hostOf(kind, given.space);
  await askCarrier(openCarrierAccount(services.config, { kind, host, accountSid, token }).assertCredentials());
  const id = randomUUID();
  const added = await inTransaction(services, async (tx) => {
    const row = await insertAccount(tx.db, {
      ...{ id, kind, name: given.name, host, account_sid: accountSid },
      token: sealToken(services.secret, id, token),
      public_key: kind === 'telnyx' ? given.publicKey : null,
      local_monthly_cents: given.localMonthlyCents,
      toll_free_monthly_cents: given.tollFreeMonthlyCents,
    });
    if (!row) throw new DomainError('carrier_account_exists');
    await emit(tx, actor, { type: 'carrier-account.create', subject: subjectOf(row), after: factsOf(row) });
    return row;
  });
  await services.carrierKeys.refresh();
  return added;
}

function hostOf(kind: CarrierKind, space: string): string {
  if (kind === 'signalwire') return spaceHost(space) ?? '';
  return kind === 'twilio' ? TWILIO_HOST : TELNYX_HOST;
}

export const subjectOf = ({ id, name }: Pick<CarrierAccountRow, 'id' | 'name'>) =>
  ({ type: 'carrier_account', id, name }) as const;

const factsOf = ({ host, account_sid: accountSid }: CarrierAccountRow) => ({ address: host, accountSid });

/** So long the carrier may still sign with the token before: it takes its time, and calls are under way. */
const BOTH_MS = 24 * 3_600_000;

export async function rotateToken(
  services: CarriersServices,
  actor: Actor,
  { id, token, publicKey }: { id: string } & RotateCarrierTokenRequest,
  now: Date,
): Promise<void> {
  authorize(actor, 'carrier-account.rotate');
  const { kind, host, account_sid: accountSid } = await accountNamed(services, id);
  await askCarrier(openCarrierAccount(services.config, { kind, host, accountSid, token }).assertCredentials());
  await inTransaction(services, async (tx) => {
    const found = await findAccountForUpdate(tx.db, id);
    if (!found) throw new DomainError('not_found');
    const public_key = kind === 'telnyx' ? (publicKey ?? found.public_key) : null;
    const isSameToken = openToken(services.secret, id, found.token) === token;
    if (isSameToken && public_key === found.public_key) return; // what it has
    await updateAccount(tx.db, id, {
      ...{ public_key, check_failure: null },
      ...(!isSameToken && { token: sealToken(services.secret, id, token) }),
      // A token of Telnyx signs nothing: there is no webhook to wait for.
      ...(!isSameToken &&
        kind !== 'telnyx' && { previous_token: found.token, previous_until: new Date(now.getTime() + BOTH_MS) }),
    });
    await emit(tx, actor, { type: 'carrier-account.rotate', subject: subjectOf(found) });
  });
  await services.carrierKeys.refresh();
}

export async function removeAccount(services: CarriersServices, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const found = await findAccountForUpdate(tx.db, id);
    if (!found) throw new DomainError('not_found');
    authorize(actor, 'carrier-account.delete');
    if (await isAccountInUse(tx.db, id)) throw new DomainError('carrier_account_in_use');
    await deleteAccount(tx.db, id);
    await emit(tx, actor, { type: 'carrier-account.delete', subject: subjectOf(found), before: factsOf(found) });
  });
  await services.carrierKeys.refresh();
}
