import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, isMember, type Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import type { ListPage } from '../../db/newest-first.ts';
import { emit } from '../../events/emit.ts';
import { hashPerson } from '../../secrets/person-hash.ts';
import type { Services } from '../../services.ts';
import { callerNumber } from '../../telephony/phone-number.ts';
import { findAccount } from '../identity/queries.ts';
import {
  type BlockRow,
  deleteBlockedCaller,
  findBlockedCallerForUpdate,
  insertBlockedCaller,
  listBlocked,
} from './queries.ts';

/** An advertiser sees their own list; an admin the network's and everybody's, or one advertiser's. */
export async function readBlockedCallers(db: Db, actor: Actor, picked: string | undefined, page: ListPage) {
  const own = isMember(actor) ? actor.accountId : null;
  authorize(actor, 'caller.block', { advertiserId: own });
  return listBlocked(db, viewedAccount(actor, picked), page);
}

type Block = { number: string; reason: string | null; advertiserId: string | null };

type BlockServices = WithDb & Pick<Services, 'personKey'>;

/** Blocked twice is blocked once: the first entry stays. */
export function blockCaller(services: BlockServices, actor: Actor, block: Block): Promise<BlockRow> {
  const number = callerNumber(block.number, 'number');
  return inTransaction(services, async (tx) => {
    authorize(actor, 'caller.block', block);
    await assertAdvertiser(tx.db, block.advertiserId);
    const { row, isNew } = await insertBlockedCaller(tx.db, {
      ...block,
      person: hashPerson(tx.personKey, 'phone', number),
      masked: maskCaller(number),
      createdBy: actor.userId,
    });
    if (isNew) await record(tx, actor, row, { after: await rememberedOf(tx.db, row), reason: block.reason });
    return row;
  });
}

async function assertAdvertiser(db: Db, id: string | null): Promise<void> {
  if (id === null || (await findAccount(db, id))?.type === 'advertiser') return;
  throw new DomainError('validation_failed', { fields: { advertiserId: 'invalid' } });
}

export function unblockCaller(services: WithDb, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    const row = await findBlockedCallerForUpdate(tx.db, id);
    const isOthers = actor.role === 'advertiser' && row?.advertiser_id !== actor.accountId;
    if (!row || isOthers) throw new DomainError('not_found');
    authorize(actor, 'caller.block', { advertiserId: row.advertiser_id });
    await deleteBlockedCaller(tx.db, id);
    await record(tx, actor, row, { before: await rememberedOf(tx.db, row) });
  });
}

/** For the audit log: whose calls they may not make, by name; nobody's name is the whole network. */
async function rememberedOf(db: Db, { masked, advertiser_id }: BlockRow) {
  const account = advertiser_id === null ? undefined : await findAccount(db, advertiser_id);
  return { number: masked ?? '', advertiser: account?.name ?? null };
}

type Remembered = Awaited<ReturnType<typeof rememberedOf>>;
type BlockChange = { before?: Remembered; after?: Remembered; reason?: string | null };

function record(tx: WithDb, actor: Member, row: BlockRow, change: BlockChange): Promise<void> {
  const subject = { type: 'number', id: row.id, name: row.masked ?? '' } as const;
  return emit(tx, actor, { type: 'caller.block', subject, accountId: row.advertiser_id, ...change });
}
