import type { ListSettings } from '@callstead/contract/list-settings';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { WorkList } from '@callstead/domain/work-lists';
import type { Db } from '../../db/database.ts';
import { findLayout, listViews } from './queries.ts';

export async function readSettings(db: Db, actor: Actor, list: WorkList): Promise<ListSettings> {
  authorize(actor, 'list.arrange');
  const shelf = { userId: actor.userId, list };
  const [layout, views] = await Promise.all([findLayout(db, shelf), listViews(db, shelf)]);
  return { layout, views };
}
