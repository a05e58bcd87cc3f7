import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { JobEnds } from '../../jobs/job-ends.ts';
import { countSpools } from './count-spools.ts';
import { deleteProcess, forgetMissed, putProcess, recordJobEnds } from './process-queries.ts';

const BEAT_MS = 10_000;

type Options = {
  db: Db;
  config: Pick<Config, 'dataDir' | 'work'>;
  jobEnds: JobEnds;
  release: string;
  log: Pick<Logger, 'warn'>;
};

type Heartbeat = {
  /** Says that this process is there, what waits on its disk, and how its jobs ended. */
  beat: (now: Date) => Promise<void>;
  close: () => Promise<void>;
};

export function startHeartbeat({ db, config, jobEnds, release, log }: Options): Heartbeat {
  const { serves, works } = config.work;
  const host = hostname();
  const process = {
    id: randomUUID(),
    host,
    release,
    serves,
    works,
    started_at: new Date(),
    disk: diskOf(host, config),
  };

  async function beat(now: Date): Promise<void> {
    const { waiting, rejected } = await countSpools(config.dataDir);
    await putProcess(db, { ...process, seen_at: now, spool_waiting: waiting, spool_rejected: rejected });
    await forgetMissed(db, now);
    await writeEnds();
  }

  async function writeEnds(): Promise<void> {
    const ends = jobEnds.take();
    await recordJobEnds(db, ends).catch((error) => {
      jobEnds.giveBack(ends);
      throw error;
    });
  }

  /** Whoever reads sees that it fell silent; everybody else goes on. */
  const tryTo = (work: Promise<void>) =>
    work.catch((error: Error) => log.warn({ reason: error.message }, 'this process could not say that it is there'));

  let beating = tryTo(beat(new Date()));
  const clock = setInterval(() => {
    beating = beating.then(() => tryTo(beat(new Date())));
  }, BEAT_MS).unref();
  return {
    beat,
    close: async () => {
      clearInterval(clock);
      await beating;
      await tryTo(writeEnds().finally(() => deleteProcess(db, process.id)));
    },
  };
}

/** The same for all processes that share a folder, and nothing of its path. */
const diskOf = (host: string, { dataDir }: Pick<Config, 'dataDir'>) =>
  createHash('sha256').update(`${host}:${dataDir}`).digest('hex').slice(0, 16);
