import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../../db/database.ts';
import { findSetting, putSetting } from '../../db/settings.ts';

const LAST_BACKUP = 'last_backup_at';

export function noteBackup(db: Db, madeAt: Date): Promise<void> {
  return putSetting(db, LAST_BACKUP, madeAt.toISOString());
}

export async function findLastBackup(db: Db): Promise<Date | undefined> {
  const at = await findSetting(db, LAST_BACKUP);
  return at === undefined ? undefined : new Date(at);
}

/** Whoever watches is told when backups stop coming; 0 before the first. */
export function measureLastBackup(registry: Registry, db: Db): void {
  new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the newest whole backup was begun',
    registers: [registry],
    async collect() {
      const at = await findLastBackup(db).catch(() => undefined);
      this.set(at === undefined ? 0 : at.getTime() / 1000);
    },
  });
}
