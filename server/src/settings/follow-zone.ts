import { settingsOf } from '@callstead/contract/settings';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { findNewestSetting } from './queries.ts';
import type { SettingsStore } from './settings.ts';

/** The environment's word wins; else the zone is what admins have set, at every moment it is asked for. */
export function followZone(config: Config, settings: SettingsStore): Config {
  if (config.namedZone !== undefined) return config;
  return {
    ...config,
    get networkZone() {
      return settings.of('books').zone;
    },
  };
}

/** The same for a start or a tool, which has no settings open. */
export async function findNetworkZone(db: Db, { namedZone, networkZone }: Config): Promise<string> {
  if (namedZone !== undefined) return namedZone;
  const read = settingsOf('books').safeParse(await findNewestSetting(db, 'books'));
  return read.success ? String(read.data.zone) : networkZone;
}
