import { assert } from '@callstead/domain/assert';
import { type Amendment, amendConversion } from '@callstead/domain/conversions/amend-conversion';
import type { Report } from '@callstead/domain/conversions/read-postback';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postAmended } from '@callstead/domain/ledger/post-conversion';
import type { WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { lockBalances, postEntries } from '../ledger/queries.ts';
import { bookAnew } from './book-anew.ts';
import { findLimits, findRefusal, moveSpend, reservationFor } from './book-queries.ts';
import { entryOf, isPaidConversion, type PaidConversion, reservingOf, saleOf } from './booking.ts';
import { aboutConversion, sidesOf } from './conversion-sides.ts';
import {
  type ConversionRow,
  findConversion,
  findConversionForUpdate,
  insertSteps,
  updateConversion,
} from './queries.ts';
import type { Taken } from './taken.ts';

/** The same id and txid again: inside the time it may say something else, otherwise nothing changes. */
export async function amendReported(tx: WithDb, id: string, report: Report, now: Date): Promise<Taken> {
  const row = await lockedConversion(tx, id);
  const isTest = row.is_test;
  const amendment = amendConversion(standingOf(row), report, now);
  if (amendment.is !== 'change') return { conversionId: id, code: amendment.is, isTest };
  if (!(await isCovered(tx, row, amendment))) return { conversionId: id, code: 'rise_not_covered', isTest };
  await change(tx, row, amendment, now);
  return { conversionId: id, code: null, isTest };
}

/** The balance's row lock first, then the conversion's: the order everybody keeps. */
export async function lockedConversion(tx: WithDb, id: string): Promise<ConversionRow> {
  const found = await findConversion(tx.db, id);
  assert(found, 'a conversion is never deleted');
  await lockBalances(tx.db, [balanceOf(found.advertiser_id)]);
  const row = await findConversionForUpdate(tx.db, id);
  assert(row, 'a conversion is never deleted');
  return row;
}

const standingOf = (row: ConversionRow) => ({
  isTest: row.is_test,
  pricing: row.pricing,
  shareBasisPoints: row.share_basis_points,
  status: row.status,
  amountCents: row.amount_cents,
  receivedAt: row.received_at,
  approvalDays: row.approval_days,
  approveAt: row.approve_at,
  billing: row.billing,
  priceCents: row.price_cents,
  payoutCents: row.payout_cents,
});

type Change = Extract<Amendment, { is: 'change' }>;

/** A rise of what is charged already has to be there; without it the old amount stands. */
async function isCovered(tx: WithDb, row: ConversionRow, { money, cost }: Change): Promise<boolean> {
  const riseCents = cost.priceCents - row.price_cents;
  if (money !== 'reprice' || riseCents <= 0 || !isPaidConversion(row)) return true;
  const limits = await findLimits(tx.db, row.campaign_id);
  const request = reservationFor({ ...reservingOf(row), takesSlot: false }, limits, riseCents);
  return (await findRefusal(tx.db, request)) === null;
}

async function change(tx: WithDb, row: ConversionRow, amendment: Change, now: Date): Promise<void> {
  const { after, cost, money } = amendment;
  const said = { status: after.status, amount_cents: after.amountCents, amended: row.amended + 1 };
  await insertSteps(tx.db, [
    {
      ...{ id: row.id, at: now, kind: 'changed' },
      data: { ...after, reason: cost.reason, priceCents: cost.priceCents, payoutCents: cost.payoutCents },
    },
  ]);
  await updateConversion(tx.db, row.id, { ...said, ...(money === 'none' && unmoved(row, cost)) });
  if (money !== 'none') {
    assert(isPaidConversion(row), 'a test moves no money');
    await moveMoney(tx, { ...row, amended: said.amended }, amendment, now);
  }
  await tellChanged(tx, row, now);
}

/** One that was not charged may be unpaid for another reason now. */
const unmoved = (row: ConversionRow, cost: Change['cost']) =>
  row.billing === 'held' ? {} : { ...moneyOf(cost), billing: 'none' as const, reason: cost.reason };

const moneyOf = ({ priceCents, payoutCents }: Change['cost']) => ({
  price_cents: priceCents,
  payout_cents: payoutCents,
});

type Paid = ConversionRow & PaidConversion;

async function moveMoney(tx: WithDb, row: Paid, { cost, money }: Change, now: Date): Promise<void> {
  if (money === 'book') return bookAmended(tx, row, cost, now);
  const after = { billing: money === 'give_back' ? ('none' as const) : ('held' as const), ...cost };
  const before = { billing: row.billing, priceCents: row.price_cents, payoutCents: row.payout_cents };
  const entry = postAmended({ ...saleOf(row), before, after, round: row.amended });
  await postEntries(tx.db, [entryOf(entry, row.id, now)]);
  const slots = money === 'give_back' && row.takes_slot ? -1 : 0;
  await moveSpend(tx.db, reservingOf(row), cost.priceCents - row.price_cents, slots);
  const unbilled = { billing: 'none' as const, reason: cost.reason, approve_at: null };
  await updateConversion(tx.db, row.id, { ...moneyOf(cost), ...(money === 'give_back' && unbilled) });
}

/** Charged for the first time, or anew: then it waits where there is no money, like any other. */
async function bookAmended(tx: WithDb, row: Paid, cost: Change['cost'], now: Date): Promise<void> {
  const limits = await findLimits(tx.db, row.campaign_id);
  const { priceCents, payoutCents } = cost;
  await bookAnew(tx, row, { priceCents, payoutCents, limits, at: now });
}

/** Says where it stood and where it stands. */
export async function tellChanged(tx: WithDb, before: ConversionRow, now: Date): Promise<void> {
  const after = await findConversion(tx.db, before.id);
  if (!after) return;
  await emit(tx, 'network', {
    type: 'conversion.changed',
    ...aboutConversion(after),
    facts: {
      ...sidesOf(after),
      billing: after.billing,
      payoutCents: after.payout_cents,
      was: { billing: before.billing, payoutCents: before.payout_cents },
    },
    at: now,
  });
}
