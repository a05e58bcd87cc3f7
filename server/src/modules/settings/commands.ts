import type { SaveSettingsRequest, SettingsInForce } from '@callstead/contract/settings';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { notifyChannel } from '../../db/listen.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { insertSettings } from '../../settings/queries.ts';
import { SETTINGS_CHANNEL } from '../../settings/settings.ts';
import { assertChangeable, fixedMeanwhile } from './books.ts';
import { assertLogoStored } from './logo.ts';
import { renameOwnAdvertiser } from './queries.ts';
import { assertThreshold } from './threshold.ts';

/** A change is a new version of its group, made from the one somebody read; every process hears of it. */
export async function changeSettings(
  services: Services,
  actor: Actor,
  saved: SaveSettingsRequest,
): Promise<SettingsInForce[]> {
  const { group, version, values } = saved;
  authorize(actor, 'settings.change');
  await services.settings.refresh(); // another process may have changed them a moment ago
  const before = services.settings.inForce().find((each) => each.group === group);
  if (before?.version !== version) throw new DomainError('settings_changed', { version: before?.version });
  await assertCanHold(services, saved);
  const { name: called } = services.settings.of('brand');
  await inTransaction(services, async (tx) => {
    const isFirst = await insertSettings(tx.db, { group, version: version + 1, values, changedBy: actor.userId });
    if (!isFirst) throw new DomainError('settings_changed');
    await emit(tx, actor, {
      type: 'settings.change',
      subject: { type: 'network', id: group, name: group },
      before: forTheLog(before.values),
      after: forTheLog(values),
    });
    await notifyChannel(tx.db, SETTINGS_CHANNEL, group);
    if (saved.group === 'brand') await renameOwnAdvertiser(tx.db, { from: called, to: saved.values.name });
    if (group === 'books') await tx.queue.enqueue(tx.db, { name: 'follow-zone', data: null });
  }).catch((error: unknown) => {
    throw fixedMeanwhile(error);
  });
  await services.settings.refresh();
  return services.settings.inForce();
}

/** What only this network can say: whether the file is here, which host is its own, and what its books began with. */
async function assertCanHold(services: Services, saved: SaveSettingsRequest): Promise<void> {
  const { storage, config, settings } = services;
  if (saved.group === 'books') await assertChangeable(services, settings.of('books'), saved.values);
  if (saved.group === 'payouts') assertThreshold(settings.of('books').currency, saved.values);
  if (saved.group === 'brand') await assertLogoStored(storage, saved.values.logo);
  const own = new URL(config.publicUrl).hostname;
  if (saved.group === 'tracking' && saved.values.trackingHosts.split('\n').includes(own))
    throw new DomainError('validation_failed', { fields: { 'values.trackingHosts': 'repeated' } });
}

const LOGGED_LETTERS = 300;

/** The log tells what changed; a contract in full is kept with its version, a list is told line by line. */
function forTheLog(values: object): Record<string, unknown> {
  const written = (value: unknown) =>
    Array.isArray(value) ? value.map((each) => Object.values(each).filter(Boolean).join(' ')).join(', ') : value;
  const short = (given: unknown) => {
    const value = written(given);
    return typeof value === 'string' && value.length > LOGGED_LETTERS ? `${value.slice(0, LOGGED_LETTERS)}…` : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)]));
}
