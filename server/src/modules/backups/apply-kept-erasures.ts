import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { JobLog } from '../../jobs/jobs.ts';
import { startQueue } from '../../jobs/queue.ts';
import { openStorage } from '../../storage/storage.ts';
import { applyErasures } from '../persons/apply-erasures.ts';
import type { KeptErasure } from '../persons/apply-queries.ts';
import { openSecrets } from '../persons/open-secrets.ts';

type Options = { config: Config; log: JobLog };

/** Whoever was erased is erased again in what was restored. Answers how many were found there. */
export async function applyKeptErasures(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  kept: readonly KeptErasure[],
  { config, log }: Options,
): Promise<number> {
  const { sealSecret, personKey } = await openSecrets(db, config);
  const queue = await startQueue({ pool, log });
  try {
    return await applyErasures({ db, queue, config, storage: openStorage(config), sealSecret, personKey }, kept);
  } finally {
    await queue.stop();
  }
}
