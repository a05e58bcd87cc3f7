import type pg from 'pg';
import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { inTime } from '../../db/in-time.ts';
import { type NaturalBatch, naturalBatch, type Waiter } from '../../db/natural-batch.ts';
import type { Metrics } from '../../metrics.ts';
import { NO_PLACES, type PlaceFinder } from '../../net/geoip.ts';
import type { Services } from '../../services.ts';
import { keepApplying } from '../../spool/keep-applying.ts';
import type { Click } from '../click-log/record-queries.ts';
import { keepBatch, recordClicks, recordLateClicks } from '../click-log/record-queries.ts';
import { openSpreading } from '../click-log/spread-batches.ts';
import { type FormVisit, recordFormVisits } from '../click-log/visit-queries.ts';
import { type ClickSpool, openClickSpool } from './click-spool.ts';
import { type DailySalts, openDailySalts } from './daily-salts.ts';
import { type LinkTable, openLinkTable } from './link-table.ts';

/** One batch at a time: a second would halve both, and a click in a batch of 16 costs twice what it does among 100. */
const BATCH_SIZE = 500;
/** Up to so many are rows at once; visitors of a busier moment do not wait for that. */
const FEW = 24;
/** Together with reading the link a visitor waits for less than a second. */
const LIMITS = { writeMs: 400, spoolMs: 150 };

/** What a click needs: where it leads, who it was, and where it is kept. */
export type ClickEngine = {
  links: LinkTable;
  salts: DailySalts;
  /** Durable when it resolves: in the database, or on disk where that takes too long. A visitor goes on in any case. */
  keep: (click: Click) => Promise<void>;
  /** The same without a promise, which would cost as much as writing it. */
  keepThen: (click: Click, onKept: () => void) => void;
  /** A form was looked at: one that is not counted costs nobody anything. */
  countFormVisit: NaturalBatch<FormVisit, void>;
  /** Where visitors are, as far as a file tells. */
  places: PlaceFinder;
  /** Makes rows of what waits in batches or lies on disk; answers how many files. */
  applySpooled: () => Promise<number>;
  close: () => Promise<void>;
};

export type ClickServices = Services & { clicks: ClickEngine };

type Options = {
  pool: StatementRunner;
  newClient: () => pg.Client;
  dataDir: string;
  zone: () => string;
  places?: PlaceFinder;
  metrics: Pick<Metrics, 'spooledClicks' | 'lostClicks'>;
  log: Pick<Logger, 'warn' | 'error'>;
};

export async function openClickEngine(options: Options): Promise<ClickEngine> {
  const { pool, newClient, dataDir, zone, places = NO_PLACES, metrics, log } = options;
  const salts = await openDailySalts(pool, zone, log);
  const links = await openLinkTable({ pool, newClient }, log, salts.agreeSoon); // a crash of the database lost them
  const spool = openClickSpool(dataDir, log);
  const spreading = openSpreading(pool, log);
  /** Whoever waited while a busy moment's clicks were written belongs to that moment, however few they are. */
  let isBusy = false;
  const calmDown = () => {
    isBusy = false;
  };
  const record = naturalBatch<Click, void>({
    write: async (clicks) => {
      if (clicks.length <= FEW && !isBusy) await recordClicks(pool, clicks);
      else {
        await keepBatch(pool, clicks);
        spreading.soon();
        isBusy = true;
        setImmediate(calmDown); // the next batch, if anybody waits for one, is on its way by then
      }
      return [];
    },
    maxSize: BATCH_SIZE,
    maxWaitMs: LIMITS.writeMs,
    maxAnswerMs: LIMITS.writeMs,
  });
  const countFormVisit = naturalBatch<FormVisit, void>({
    write: async (visits) => {
      await recordFormVisits(pool, visits);
      return [];
    },
    maxSize: BATCH_SIZE,
    maxWaitMs: LIMITS.writeMs,
    maxAnswerMs: LIMITS.writeMs,
  });
  const keeping = { spool, metrics, log };
  const keepThen: ClickEngine['keepThen'] = (click, onKept) =>
    record.into(click, new WaitingVisitor(keeping, click, onKept));
  return {
    links,
    salts,
    keep: (click) => new Promise((resolve) => keepThen(click, resolve)),
    keepThen,
    countFormVisit,
    places,
    applySpooled: async () => {
      const files = await spool.applyAll((clicks) => recordLateClicks(pool, clicks));
      await spreading.now(); // also what a process left that is gone
      return files;
    },
    close: async () => {
      await spreading.close();
      salts.close();
      places.close();
      await links.close();
    },
  };
}

type Keeping = Pick<Options, 'metrics' | 'log'> & { spool: ClickSpool };

/** One small object each, and nothing else: there are thousands a second. */
class WaitingVisitor implements Waiter<void> {
  readonly #keeping: Keeping;
  readonly #click: Click;
  readonly #onKept: () => void;

  constructor(keeping: Keeping, click: Click, onKept: () => void) {
    this.#keeping = keeping;
    this.#click = click;
    this.#onKept = onKept;
  }

  resolve(): void {
    this.#onKept();
  }

  reject(): void {
    void spoolClick(this.#keeping, this.#click).then(this.#onKept);
  }
}

async function spoolClick({ spool, metrics, log }: Keeping, click: Click): Promise<void> {
  const spooled = await inTime(spool.put(click), LIMITS.spoolMs).catch((error: Error) => {
    log.error({ clickId: click.id, reason: error.message }, 'a click could be neither written nor spooled');
    return undefined;
  });
  (spooled ? metrics.spooledClicks : metrics.lostClicks).inc();
}

export const startApplyingClicks = ({ clicks, log }: ClickServices) => keepApplying(clicks.applySpooled, log);
