import { parseArgs } from 'node:util';
import { keepErasures } from '../modules/backups/kept-erasures.ts';
import { noteBackup } from '../modules/backups/last-backup.ts';
import { makeBackup } from '../modules/backups/make-backup.ts';
import { openPlace } from '../modules/backups/place.ts';
import { openStorage } from '../storage/storage.ts';
import { openRunningNetwork, runTool } from './running-network.ts';

/** `npm run backup`, `-- --to <folder or s3://bucket/prefix>`, `-- --without-files` where the bucket of recordings is kept otherwise. */
await runTool(async () => {
  const options = { to: { type: 'string' }, 'without-files': { type: 'boolean' } } as const;
  const given = parseArgs({ options }).values;
  const { config, database } = openRunningNetwork();
  try {
    const place = openPlace(given.to ?? config.backup.to, config);
    const services = { newClient: database.newClient, storage: openStorage(config), config };
    const now = new Date();
    const backup = await makeBackup(services, { place, now, withFiles: !given['without-files'] });
    await noteBackup(database.db, now);
    await keepErasures(database.db, place.root);
    for (const warning of backup.warnings) process.stderr.write(`! ${warning}\n`);
    process.stdout.write(`${describe(backup.contents)}\n${backup.address}\n`);
    return 0;
  } finally {
    await database.close();
  }
});

function describe({ tables, files }: Awaited<ReturnType<typeof makeBackup>>['contents']): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${tables.length} tables and ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`;
}
