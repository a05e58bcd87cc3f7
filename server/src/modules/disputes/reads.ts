import type { DisputeMessage, DisputeRow, DisputeThread } from '@callstead/contract/disputes';
import { callView } from '@callstead/domain/calls/call-view';
import { disputeClock, disputeTurn, mayWriteInDispute } from '@callstead/domain/disputes/dispute';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { listMessages, type MessageRow } from '../dispute-threads/queries.ts';
import { answeredAt, mustSee, sideOf } from './commands.ts';
import { findDisputed, type Named, wordsOf } from './disputed-sale.ts';
import { findCredit, type QueuedRow } from './queries.ts';

/** All that was said of one call or lead, as whoever asks may read it. */
export async function readDispute(db: Db, actor: Actor, named: Named): Promise<DisputeThread> {
  authorize(actor, 'call.list');
  const sale = await findDisputed(db, named);
  mustSee(actor, sale);
  const [messages, words, now] = [await listMessages(db, named.id), await wordsOf(db, actor, named), new Date()];
  const told = { ...sale, answeredAt: answeredAt(messages) };
  const { decision } = sale;
  return {
    ...named,
    ...{ category: sale.category as DisputeThread['category'], second: sale.second, reason: words(sale.reason) },
    ...{ openedAt: sale.openedAt.toISOString(), billing: sale.billing },
    ...presentClock(told),
    turn: disputeTurn(told, now),
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

/** Each side reads its own amount. */
async function readCredit(db: Db, actor: Member, named: Named, at: string) {
  const credit = await findCredit(db, named, new Date(at));
  const view = callView(actor, undefined);
  return credit
    ? {
        priceCents: view === 'publisher' ? null : credit.priceCents,
        payoutCents: view === 'advertiser' ? null : credit.payoutCents,
      }
    : null;
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
    turn: disputeTurn(told, new Date()),
    campaign: publicId === null ? null : { publicId, title: { en: en ?? publicId, es: es ?? publicId } },
    ...{ publisher: row.publisher, advertiser: row.advertiser },
    ...{ priceCents: row.price_cents, payoutCents: row.payout_cents },
  };
}
