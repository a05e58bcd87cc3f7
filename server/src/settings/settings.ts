import {
  SaveSettingsRequest,
  SETTING_GROUPS,
  type SettingGroup,
  type Settings,
  type SettingsInForce,
} from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { sizeOf } from '@callstead/domain/currency-size';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { listenTo } from '../db/listen.ts';
import { defaultsOf } from './defaults.ts';
import { listSettings } from './queries.ts';

/** Says that a group was changed: every process reads them again. */
export const SETTINGS_CHANNEL = 'callstead_settings';

/** What admins set, in the memory of this process. */
export type SettingsStore = {
  of: <Group extends SettingGroup>(group: Group) => Settings[Group];
  inForce: () => SettingsInForce[];
  /** Reads them again: whoever changed one sees it at once, the others hear of it. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openSettings(
  { db, newClient }: { db: Db; newClient: () => pg.Client },
  config: Pick<Config, 'mailFrom'>,
  log: Pick<Logger, 'warn'>,
): Promise<SettingsStore> {
  const defaults = defaultsOf(config);
  let groups: SettingsInForce[] = [];
  const refresh = async () => {
    groups = await readSettings(db, defaults);
  };
  const refreshLater = () =>
    void refresh().catch((error: Error) => log.warn({ reason: error.message }, 'the settings could not be read again'));
  const listening = await listenTo(
    newClient,
    { channel: SETTINGS_CHANNEL, onMessage: refreshLater, onGap: refreshLater },
    log,
  );
  await refresh();
  return {
    of: (group) => valuesOf(groups, group),
    inForce: () => groups,
    refresh,
    close: listening.close,
  };
}

function valuesOf<Group extends SettingGroup>(groups: readonly SettingsInForce[], group: Group): Settings[Group] {
  const found = groups.find((each) => each.group === group);
  if (!found) throw new Error(`no settings of ${group}`);
  return found.values as Settings[Group]; // the group says which values it has
}

/** A version that this release no longer understands counts as none: its defaults hold. */
type Defaults = ReturnType<typeof defaultsOf>;

async function readSettings(db: Db, defaults: Defaults): Promise<SettingsInForce[]> {
  const rows = await listSettings(db);
  const read = (defaults: Defaults): SettingsInForce[] =>
    SETTING_GROUPS.map((group) => {
      const row = rows.find(({ group_name }) => group_name === group);
      const version = row?.version ?? 0;
      const kept = SaveSettingsRequest.safeParse({ group, version, values: row?.value });
      const read = kept.success ? kept.data : SaveSettingsRequest.parse({ group, version, values: defaults[group] });
      return { ...read, changedAt: row?.changed_at.toISOString() ?? null, changedBy: row?.changed_by ?? null };
    });
  const { currency } = valuesOf(read(defaults), 'books');
  return read(inCurrency(defaults, currency));
}

/** What is proposed is of the size of the network's money. */
function inCurrency(defaults: Defaults, currency: Currency): Defaults {
  const { payouts } = defaults;
  return { ...defaults, payouts: { ...payouts, thresholdDollars: payouts.thresholdDollars * sizeOf(currency) } };
}
