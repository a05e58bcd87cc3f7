import type { Appeal, DisputeMessage, DisputeRow, DisputeThread } from '@callstead/contract/disputes';
import { callView } from '@callstead/domain/calls/call-view';
import { appealEndsAt, mayAppeal } from '@callstead/domain/disputes/appeal';
import { disputeClock, disputeTurn, mayWriteInDispute } from '@callstead/domain/disputes/dispute';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { listCorrectable } from '../corrections/sale-queries.ts';
import { listMessages, type MessageRow } from '../dispute-threads/queries.ts';
import type { QueuedRow } from '../dispute-threads/queue-queries.ts';
import { type FoundAppeal, findAppeal, isOpen } from './appeal-queries.ts';
import { answeredAt, mustSee, sideOf } from './commands.ts';
import { readAppealChange } from './decide-appeal.ts';
import { type DisputedSale, findDisputed, type Named, wordsOf } from './disputed-sale.ts';
import { findFirstDecision } from './first-decision.ts';
import { findCredit } from './queries.ts';

type ReadServices = { db: Db } & Pick<Services, 'settings'>;

/** All that was said of one call or lead, as whoever asks may read it. */
export async function readDispute({ db, settings }: ReadServices, actor: Actor, named: Named): Promise<DisputeThread> {
  authorize(actor, 'call.list');
  const sale = await findDisputed(db, named);
  mustSee(actor, sale);
  const [messages, words, now] = [await listMessages(db, named.id), await wordsOf(db, actor, named), new Date()];
  const appeal = await findAppeal(db, named.id);
  const told = { ...sale, answeredAt: answeredAt(messages), isAppealOpen: isOpen(appeal) };
  const { decision } = sale;
  return {
    ...named,
    ...{ category: sale.category as DisputeThread['category'], second: sale.second, reason: words(sale.reason) },
    ...{ openedAt: sale.openedAt.toISOString(), billing: sale.billing },
    ...presentClock(told),
    ...(isOpen(appeal) && { decideBy: appeal.decide_by.toISOString() }),
    turn: isOpen(appeal) ? 'admin' : disputeTurn(told, now),
    appeal: appeal ? presentAppeal(appeal, actor, words) : null,
    appealBy: await readAppealBy({ db, settings }, actor, sale, { isAppealed: appeal !== undefined, now }),
    appealChange:
      isOpen(appeal) && can(actor, 'dispute.decide-appeal') ? await readAppealChange(db, actor, appeal, now) : null,
    decision: decision && {
      ...{ at: decision.at, billing: decision.billing, reason: words(decision.reason) },
      credit: await readCredit(db, actor, named, decision.at),
    },
    messages: messages.map((each) => presentMessage({ ...each, message: words(each.message) }, actor)),
    mayWrite:
      can(actor, 'dispute.write', sale.sides) &&
      mayWriteInDispute(sideOf(actor), { ...told, messages: messages.length }, now),
  };
}

export function presentAppeal(
  { side, at, decide_by, decision }: FoundAppeal,
  actor: Member,
  words: (text: string | null) => string | null = (text) => text,
): Appeal {
  return {
    ...{ side, at: at.toISOString(), decideBy: decide_by.toISOString() },
    decision: decision && {
      ...{ at: decision.at.toISOString(), outcome: decision.outcome, reason: words(decision.reason) },
      part: decision.outcome === 'in_part' ? ownAmounts(actor, decision.price_cents, decision.payout_cents) : null,
    },
  };
}

type AppealState = { isAppealed: boolean; now: Date };

/** Until when whoever asks may appeal. */
async function readAppealBy(
  { db, settings }: ReadServices,
  actor: Member,
  sale: DisputedSale,
  { isAppealed, now }: AppealState,
): Promise<string | null> {
  if (!can(actor, 'dispute.appeal', sale.sides)) return null;
  const { appealDays } = settings.of('disputes');
  const [found] = await listCorrectable(db, sale.kind, [sale]);
  const first = found ? await findFirstDecision(db, sale, found) : null;
  const told = { first, billing: sale.billing, isAppealed, appealDays };
  return first && mayAppeal(sideOf(actor), told, now) ? appealEndsAt(first, appealDays).toISOString() : null;
}

/** Each side reads its own amount. */
async function readCredit(db: Db, actor: Member, named: Named, at: string) {
  const credit = await findCredit(db, named, new Date(at));
  return credit ? ownAmounts(actor, credit.priceCents, credit.payoutCents) : null;
}

function ownAmounts(actor: Member, priceCents: number | null, payoutCents: number | null) {
  const view = callView(actor, undefined);
  return {
    priceCents: view === 'publisher' ? null : priceCents,
    payoutCents: view === 'advertiser' ? null : payoutCents,
  };
}

/** Names are for admins. */
export function presentMessage({ at, author, ...row }: MessageRow, actor: Actor): DisputeMessage {
  return { ...row, author: can(actor, 'dispute.list') ? author : null, at: at.toISOString() };
}

function presentClock(told: { openedAt: Date; answeredAt: Date | null }) {
  const { answerBy, decideBy } = disputeClock(told);
  return { answerBy: answerBy.toISOString(), decideBy: decideBy.toISOString() };
}

export function presentQueued(row: QueuedRow): DisputeRow {
  const told = { openedAt: new Date(row.since), answeredAt: row.answered_at, billing: row.billing };
  const { public_id: publicId, title_en: en, title_es: es } = row;
  return {
    ...{ kind: row.kind, id: row.id, category: row.category as DisputeRow['category'] },
    openedAt: told.openedAt.toISOString(),
    ...presentClock(told),
    ...(row.appeal_by && { decideBy: row.appeal_by.toISOString() }),
    turn: row.appealed_by ? 'admin' : disputeTurn(told, new Date()),
    appealedBy: row.appealed_by,
    campaign: publicId === null ? null : { publicId, title: { en: en ?? publicId, es: es ?? publicId } },
    ...{ publisher: row.publisher, advertiser: row.advertiser },
    ...{ priceCents: row.price_cents, payoutCents: row.payout_cents },
  };
}
