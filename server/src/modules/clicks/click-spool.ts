import { join } from 'node:path';
import type { Logger } from 'pino';
import { type NaturalBatch, naturalBatch } from '../../db/natural-batch.ts';
import { openSpool } from '../../spool/spool.ts';
import type { Click } from '../click-log/record-queries.ts';

/** So many clicks lie in one file at most. */
const FILE_SIZE = 500;

export const clickSpoolFolder = (dataDir: string) => join(dataDir, 'click-spool');

export type ClickSpool = {
  /** On disk when it resolves. What comes while one file is written shares the next. */
  put: NaturalBatch<Click, void>;
  applyAll: (apply: (clicks: readonly Click[]) => Promise<void>) => Promise<number>;
};

/** Clicks that the database did not take in time: each is known by its id, however often it is applied. */
export function openClickSpool(dataDir: string, log: Pick<Logger, 'error'>): ClickSpool {
  const { put, applyAll } = openSpool<readonly Click[]>({
    folder: clickSpoolFolder(dataDir),
    onRejected: (name, error) => log.error({ name, reason: error.message }, 'spooled clicks could not be applied'),
  });
  return {
    put: naturalBatch<Click, void>({
      write: async (clicks) => {
        await put(clicks);
        return [];
      },
      maxSize: FILE_SIZE,
    }),
    applyAll,
  };
}
