import type { ChangePaymentMethodRequest } from '@callstead/contract/payouts';
import { type PaymentDetails, paymentHint } from '@callstead/domain/payouts/payment-method';
import type { Actor } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { aboutAccount } from '../identity/about-account.ts';
import type { AuthServices } from '../identity/auth.ts';
import { confirmPassword } from '../identity/password/commands.ts';
import { accountOfPage } from '../identity/profile/reads.ts';
import { findPaymentMethod, type PaymentMethodRow, putPaymentMethod } from './queries.ts';

export async function readPaymentMethod(
  db: Db,
  actor: Actor,
  picked: string | undefined,
): Promise<PaymentMethodRow | undefined> {
  const account = await accountOfPage(db, actor, { action: 'payment-method.read', picked });
  return findPaymentMethod(db, account.id);
}

/** Only its owner, only with the password, and never without a mail: this is where stolen sessions go for money. */
export async function changePaymentMethod(
  services: AuthServices,
  actor: Actor,
  input: { headers: Headers; request: ChangePaymentMethodRequest },
): Promise<PaymentMethodRow> {
  const action = 'payment-method.change';
  await accountOfPage(services.db, actor, { action });
  const { password, ...details } = input.request;
  await confirmPassword(services, actor, { headers: input.headers, password });
  return inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action, lock: true });
    const before = await findPaymentMethod(tx.db, account.id);
    const saved = await putPaymentMethod(tx.db, {
      account_id: account.id,
      kind: details.kind,
      hint: paymentHint(details),
      sealed_details: seal(JSON.stringify(details), sealContext(tx, account.id)),
    });
    await emit(tx, actor, {
      type: action,
      ...aboutAccount(account),
      ...(before && { before: { kind: before.kind } }),
      after: { kind: saved.kind },
    });
    return saved;
  });
}

/** For whoever sends the money; no route may answer with it. */
export function openPaymentMethod(services: Pick<AuthServices, 'secret'>, row: PaymentMethodRow): PaymentDetails {
  return JSON.parse(unseal(row.sealed_details, sealContext(services, row.account_id)));
}

const sealContext = ({ secret }: Pick<AuthServices, 'secret'>, owner: string) => ({
  secret,
  purpose: 'payment-method',
  owner,
});
