import type { ChangePaymentMethodRequest } from '@callstead/contract/payouts';
import { DomainError } from '@callstead/domain/errors';
import { paymentKindsIn } from '@callstead/domain/payouts/kinds-in';
import { countsFrom } from '@callstead/domain/payouts/method-waits';
import {
  type KeptDetails,
  type PaymentDetails,
  payeeCountry,
  paymentHint,
} from '@callstead/domain/payouts/payment-method';
import type { Actor } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { aboutAccount } from '../identity/about-account.ts';
import type { AuthServices } from '../identity/auth.ts';
import { confirmPassword } from '../identity/password/commands.ts';
import { accountOfPage } from '../identity/profile/reads.ts';
import type { AccountRow } from '../identity/queries.ts';
import {
  deletePaymentMethodsBut,
  findWaitingMethod,
  insertPaymentMethod,
  methodInForce,
  type PaymentMethodRow,
} from './queries.ts';

/** The method money leaves by, and the one that waits to replace it. */
export type PaymentMethods = { inForce: PaymentMethodRow | undefined; waiting: PaymentMethodRow | undefined };

export async function readPaymentMethods(db: Db, actor: Actor, picked: string | undefined): Promise<PaymentMethods> {
  const account = await accountOfPage(db, actor, { action: 'payment-method.read', picked });
  return methodsOf(db, account.id, new Date());
}

async function methodsOf(db: Db, accountId: string, at: Date): Promise<PaymentMethods> {
  const inForce = await methodInForce(db, accountId, at);
  return { inForce, waiting: await findWaitingMethod(db, accountId, at) };
}

/** Only its owner, only with the password, never without a mail, and not at once: this is where stolen sessions go for money. */
export async function changePaymentMethod(
  services: AuthServices,
  actor: Actor,
  input: { headers: Headers; request: ChangePaymentMethodRequest },
): Promise<PaymentMethods> {
  const action = 'payment-method.change';
  await accountOfPage(services.db, actor, { action });
  const { password, ...details } = input.request;
  const { currency } = services.settings.of('books');
  if (!paymentKindsIn(currency).includes(details.kind)) throw new DomainError('not_offered');
  await confirmPassword(services, actor, { headers: input.headers, password });
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    return keepPaymentMethod(tx, actor, account, details);
  });
}

type SealServices = Pick<Services, 'db' | 'sealSecret'>;

/** For whoever has made sure that its owner gives it. */
export async function keepPaymentMethod(
  tx: SealServices,
  actor: Actor,
  account: AccountRow,
  details: PaymentDetails,
): Promise<PaymentMethods> {
  const now = actedAt(actor);
  const inForce = await methodInForce(tx.db, account.id, now);
  const saved = await replaceWaiting(tx, account.id, { details, inForce, now });
  await emit(tx, actor, {
    type: 'payment-method.change',
    ...aboutAccount(account),
    facts: { countsFrom: saved.counts_from > now ? saved.counts_from.toISOString() : null },
    ...(inForce && { before: { kind: inForce.kind } }),
    after: { kind: saved.kind },
  });
  return methodsOf(tx.db, account.id, now);
}

type Given = { details: PaymentDetails; inForce: PaymentMethodRow | undefined; now: Date };

async function replaceWaiting(
  tx: SealServices,
  accountId: string,
  { details, inForce, now }: Given,
): Promise<PaymentMethodRow> {
  await deletePaymentMethodsBut(tx.db, accountId, inForce?.id);
  return insertPaymentMethod(tx.db, {
    account_id: accountId,
    kind: details.kind,
    hint: paymentHint(details),
    payee_country: payeeCountry(details),
    sealed_details: seal(JSON.stringify(details), sealContext(tx, accountId)),
    is_complete: true,
    changed_at: now,
    counts_from: countsFrom(details, { before: inForce && openPaymentMethod(tx, inForce), now }),
  });
}

/** As often as one likes: what does not wait cannot be called off, and nothing else changes. */
export function cancelPaymentMethodChange(services: AuthServices, actor: Actor): Promise<PaymentMethods> {
  const action = 'payment-method.cancel-change';
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    const now = new Date();
    const { inForce, waiting } = await methodsOf(tx.db, account.id, now);
    if (!waiting) return { inForce, waiting };
    await deletePaymentMethodsBut(tx.db, account.id, inForce?.id);
    await emit(tx, actor, { type: action, ...aboutAccount(account), before: { kind: waiting.kind } });
    return { inForce, waiting: undefined };
  });
}

/** For whoever sends the money; no route may answer with it. */
export function openPaymentMethod(
  services: Pick<Services, 'sealSecret'>,
  row: Pick<PaymentMethodRow, 'account_id' | 'sealed_details'>,
): KeptDetails {
  return JSON.parse(unseal(row.sealed_details, sealContext(services, row.account_id)));
}

const sealContext = ({ sealSecret: secret }: Pick<Services, 'sealSecret'>, owner: string) => ({
  secret,
  purpose: 'payment-method',
  owner,
});
