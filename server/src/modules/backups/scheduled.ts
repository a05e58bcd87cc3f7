import type { Services } from '../../services.ts';
import { keepErasures } from './kept-erasures.ts';
import { noteBackup } from './last-backup.ts';
import { type BackupServices, makeBackup } from './make-backup.ts';
import { openPlace } from './place.ts';

type ScheduledServices = Pick<Services, 'db' | 'config' | 'log'> & BackupServices;

/** By BACKUP_SCHEDULE; those that are too old go once a newer one is whole. */
export async function backUpBySchedule(services: ScheduledServices, now: Date): Promise<void> {
  const { db, config, log } = services;
  const place = openPlace(config.backup.to, config);
  const { address, contents, warnings } = await makeBackup(services, { place, now, withFiles: true });
  await noteBackup(db, now);
  await keepErasures(db, place.root);
  await place.prune(config.backup.keep);
  for (const warning of warnings) log.warn(warning);
  log.info({ address, tables: contents.tables.length, files: contents.files.length }, 'a backup was made');
}

/** Between two backups as well: who was erased must not come back with the older one. */
export async function keepErasuresBySchedule({ db, config }: Pick<ScheduledServices, 'db' | 'config'>): Promise<void> {
  await keepErasures(db, openPlace(config.backup.to, config).root);
}
