import type { ListView } from '@callstead/contract/list-settings';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { MOST_LIST_VIEWS, type WorkList } from '@callstead/domain/work-lists';
import { inTransaction, type WithDb } from '../../db/database.ts';
import * as queries from './queries.ts';

type Named = { list: WorkList; name: string; question: string };

/** Everybody arranges their own lists, and nobody else's: what it is about is whoever asks. */
export async function saveLayout({ db }: WithDb, actor: Actor, list: WorkList, layout: string | null): Promise<void> {
  authorize(actor, 'list.arrange');
  const shelf = { userId: actor.userId, list };
  await (layout === null ? queries.deleteLayout(db, shelf) : queries.upsertLayout(db, shelf, layout));
}

export function saveView(services: WithDb, actor: Actor, { list, name, question }: Named): Promise<ListView> {
  authorize(actor, 'list.arrange');
  const shelf = { userId: actor.userId, list };
  return inTransaction(services, async ({ db }) => {
    await queries.lockShelf(db, shelf);
    const kept = await queries.listViews(db, shelf);
    const isNew = !kept.some((view) => view.name.toLowerCase() === name.toLowerCase());
    if (isNew && kept.length >= MOST_LIST_VIEWS) throw new DomainError('report_limit');
    const saved = await queries.upsertView(db, shelf, { name, question });
    assert(saved, 'what was just written is there');
    return saved;
  });
}

/** Another's is not found. */
export async function deleteView(
  { db }: WithDb,
  actor: Actor,
  { list, id }: { list: WorkList; id: string },
): Promise<void> {
  authorize(actor, 'list.arrange');
  if (!(await queries.deleteView(db, { userId: actor.userId, list }, id))) throw new DomainError('not_found');
}
