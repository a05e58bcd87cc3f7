import type { PreferencesResponse } from '@callstead/contract/preferences';
import { newsFor, newsReaderOf, usualChoice } from '@callstead/domain/notifications/preferences';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { presentScreen } from './present.ts';
import { findScreen, listNewsPreferences } from './queries.ts';

/** Of whoever asks: what they chose, and the usual for the rest. */
export async function readPreferences(db: Db, actor: Actor): Promise<PreferencesResponse> {
  authorize(actor, 'preference.read');
  const kept = new Map((await listNewsPreferences(db, actor.userId)).map((row) => [row.kind, row]));
  const kinds = newsFor(newsReaderOf(actor.role)).flatMap((topic) => topic.kinds);
  const news = kinds.map((kind) => {
    const { bell, sound, mail } = kept.get(kind) ?? usualChoice(kind);
    return { kind, bell, sound, mail };
  });
  return { news, screen: presentScreen(actor.role, await findScreen(db, actor.userId)) };
}
