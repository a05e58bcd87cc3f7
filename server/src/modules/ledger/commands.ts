import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from '@callstead/domain/audit/audit-facts';
import { DomainError } from '@callstead/domain/errors';
import type { UserType } from '@callstead/domain/identity/account';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { type Adjustment, postAdjustment } from '@callstead/domain/ledger/post-adjustment';
import { postBonus } from '@callstead/domain/ledger/post-bonus';
import { postChargeback } from '@callstead/domain/ledger/post-chargeback';
import { postTopUp, postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { findAccount } from '../identity/queries.ts';
import { findNetDays, putNetDays } from './net-days.ts';
import {
  findBalance,
  findEntry,
  isBelowFloor,
  lockBalances,
  type NewEntry,
  postEntries,
  updateFloor,
} from './queries.ts';

type Recorded = { id: string; accountId: string; amountCents: number; reason: string | null };

export async function recordTopUp(services: WithDb, actor: Actor, top: Recorded): Promise<void> {
  const entry = postTopUp({ id: top.id, advertiserId: top.accountId, amountCents: top.amountCents });
  await record(services, actor, top, ['advertiser'], { ...entry, kind: 'top_up' });
}

type Withdrawal = Recorded & { kind: 'withdrawal' | 'chargeback' };

export async function recordWithdrawal(services: WithDb, actor: Actor, taken: Withdrawal): Promise<void> {
  const { id, kind, accountId: advertiserId, amountCents } = taken;
  const post = kind === 'chargeback' ? postChargeback : postWithdrawal;
  await record(services, actor, taken, ['advertiser'], { ...post({ id, advertiserId, amountCents }), kind });
}

type Correction = Recorded & { side: Adjustment['account']['kind']; reason: string };

export async function recordAdjustment(services: WithDb, actor: Actor, correction: Correction): Promise<void> {
  const { id, side, accountId, amountCents, reason } = correction;
  const entry = postAdjustment({ id, account: { kind: side, id: accountId }, amountCents, reason });
  const types: UserType[] = side === 'advertiser' ? ['advertiser'] : ['publisher', 'affiliate'];
  await record(services, actor, correction, types, { ...entry, kind: 'adjustment' });
}

type Bonus = Recorded & { reason: string };

/** On top of what they earned: it is in their next payout, and they are told. */
export async function recordBonus(services: WithDb, actor: Actor, bonus: Bonus): Promise<void> {
  const { id, accountId: publisherId, amountCents, reason } = bonus;
  const entry = postBonus({ id, publisherId, amountCents });
  await record(services, actor, bonus, ['publisher', 'affiliate'], { ...entry, kind: 'bonus' }, (tx, account) =>
    emit(tx, 'network', {
      type: 'bonus.given',
      subject: { type: 'ledger', id: account.id, name: account.name },
      accountId: account.id,
      facts: { amountCents },
      reason,
      at: actedAt(actor),
    }),
  );
}

/** Repeated with the same id it changes nothing and says the same; what else comes under that id is refused. */
async function record(
  services: WithDb,
  actor: Actor,
  given: Recorded,
  types: UserType[],
  entry: NewEntry,
  whenNew: (tx: WithDb, account: Account) => Promise<void> = async () => {},
): Promise<void> {
  authorize(actor, 'ledger.record');
  await inTransaction(services, async (tx) => {
    const account = await findHolder(tx.db, given.accountId, types);
    const booking = { ...entry, reason: given.reason, createdBy: actor.userId, at: actedAt(actor).toISOString() };
    const booked = await coveredByBalance(postEntries(tx.db, [booking]));
    if (booked.length === 0) return assertSame(booking, await findEntry(tx.db, entry.sourceKey));
    await recordMoney(tx, actor, account, { [entry.kind]: given.amountCents }, given.reason);
    await whenNew(tx, account);
  });
}

/** Whoever corrects the amount after an answer got lost must learn that the first one stands. */
function assertSame(booking: NewEntry, found: Pick<NewEntry, 'postings' | 'reason'> | undefined): void {
  const isSame = isDeepStrictEqual([found?.postings, found?.reason], [booking.postings, booking.reason]);
  if (!isSame) throw new DomainError('recorded_otherwise');
}

type CreditTerms = { accountId: string; creditLimitCents: number; netDays?: number | null | undefined };

/** How far below zero an advertiser may go, and how long their invoices may wait then. */
export async function setCreditLimit(
  services: WithDb,
  actor: Actor,
  { accountId, creditLimitCents, netDays = null }: CreditTerms,
): Promise<{ balanceCents: number; creditLimitCents: number }> {
  authorize(actor, 'ledger.record');
  return inTransaction(services, async (tx) => {
    const account = await findHolder(tx.db, accountId, ['advertiser']);
    const before = await giveCredit(tx.db, accountId, creditLimitCents);
    const daysBefore = await findNetDays(tx.db, accountId);
    if (netDays !== null) await putNetDays(tx.db, accountId, netDays);
    const days = netDays === null ? {} : { netDays };
    const was = netDays === null || daysBefore === undefined ? {} : { netDays: daysBefore };
    await recordMoney(tx, actor, account, { creditLimitCents, ...days }, null, { ...before, ...was });
    const balance = await findBalance(tx.db, balanceOf(accountId));
    return { balanceCents: balance?.balance_cents ?? 0, creditLimitCents };
  });
}

/** Without anybody's name on it: the network's own advertiser has credit from the start. */
export async function giveCredit(db: Db, advertiserId: string, creditLimitCents: number) {
  const account = balanceOf(advertiserId);
  await lockBalances(db, [account]);
  const before = await findBalance(db, account);
  await updateFloor(db, account, -creditLimitCents);
  return { creditLimitCents: -(before?.floor_cents ?? 0) };
}

async function findHolder(db: Db, id: string, types: UserType[]) {
  const account = await findAccount(db, id);
  if (!account || !types.includes(account.type)) throw new DomainError('not_found');
  return account;
}

/** The database refuses a balance below its floor; people are told what that means. */
export async function coveredByBalance<Result>(booking: Promise<Result>): Promise<Result> {
  return booking.catch((error) => {
    throw isBelowFloor(error) ? new DomainError('insufficient_balance') : error;
  });
}

type Account = Awaited<ReturnType<typeof findHolder>>;

async function recordMoney(
  tx: WithDb,
  actor: Member,
  account: Account,
  after: AuditFacts<'ledger.record'>,
  reason: string | null,
  before?: AuditFacts<'ledger.record'>,
): Promise<void> {
  await emit(tx, actor, {
    type: 'ledger.record',
    subject: { type: 'ledger', id: account.id, name: account.name },
    accountId: account.id,
    before,
    after,
    reason,
  });
}
