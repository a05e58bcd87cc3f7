import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Terms } from '@callstead/domain/campaigns/terms';
import type { TrackingNumber } from '@callstead/domain/routing/tracking-number';
import type { Logger } from 'pino';
import type { StatementRunner } from '../../db/database.ts';
import { type AssignedLine, lineWith, listAssignedLines, listTermsOf } from './queries.ts';

const FILE = 'last-good-lines.json';
const AT_ONCE = 2_000;
const TERMS_AT_ONCE = 200;
/** After a change, and once in a while whatever was heard. */
const LOOK_MS = 5_000;
const READ_ANYWAY_MS = 10 * 60_000;

export type LastGoodLines = {
  /** As it was when the database last told; undefined for a number nobody held then. */
  find: (number: string) => TrackingNumber | undefined;
  /** Something that routes calls has changed. */
  noteChange: () => void;
  /** As they are now; what cannot be read stays as it was. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { pool: StatementRunner; dataDir: string; log: Pick<Logger, 'warn'> };
type Snapshot = { lines: Map<string, AssignedLine>; terms: Map<string, Terms> };

/**
 * Every number that somebody holds, for the time in which the database is gone: in memory, and in a file for a process that starts
 * then. What routes calls otherwise is read when first called, and forgotten when nobody would tell of a change.
 */
export async function openLastGoodLines({ pool, dataDir, log }: Options): Promise<LastGoodLines> {
  const file = join(dataDir, FILE);
  let snapshot = await readSnapshot(file);
  let written = '';
  let isStale = true;
  let readAt = 0;
  let refreshing: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    isStale = false;
    readAt = Date.now();
    try {
      snapshot = await loadSnapshot(pool);
      const text = serialize(snapshot);
      if (text !== written) await writeWhole(file, text);
      written = text;
    } catch (error) {
      isStale = true;
      log.warn({ reason: (error as Error).message }, 'the lines to fall back on stay as they were');
    }
  }
  const refresh = () => {
    refreshing = refreshing.then(read);
    return refreshing;
  };
  const clock = setInterval(() => {
    if (isStale || Date.now() - readAt > READ_ANYWAY_MS) void refresh();
  }, LOOK_MS).unref();
  await refresh();
  return {
    find: (number) => findIn(snapshot, number),
    noteChange: () => {
      isStale = true;
    },
    refresh,
    close: async () => {
      clearInterval(clock);
      await refreshing;
    },
  };
}

/** As a process finds them that starts while the database is gone; undefined where none has ever been here. */
export async function readLastGoodLines(dataDir: string): Promise<Pick<LastGoodLines, 'find'> | undefined> {
  const snapshot = await readSnapshot(join(dataDir, FILE));
  return snapshot.lines.size === 0 ? undefined : { find: (number) => findIn(snapshot, number) };
}

function findIn({ lines, terms }: Snapshot, number: string): TrackingNumber | undefined {
  const line = lines.get(number);
  const agreed = line && terms.get(line.campaign_id);
  return line && agreed && lineWith(line, agreed);
}

async function loadSnapshot(pool: StatementRunner): Promise<Snapshot> {
  const lines = new Map<string, AssignedLine>();
  for (let after = ''; ; ) {
    const page = await listAssignedLines(pool, { after, limit: AT_ONCE });
    for (const line of page) lines.set(line.number, line);
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) break;
    after = last.number;
  }
  const terms = new Map<string, Terms>();
  const campaigns = [...new Set([...lines.values()].map((line) => line.campaign_id))].sort();
  for (let from = 0; from < campaigns.length; from += TERMS_AT_ONCE)
    for (const row of await listTermsOf(pool, campaigns.slice(from, from + TERMS_AT_ONCE)))
      terms.set(row.id, row.terms);
  return { lines, terms };
}

const serialize = ({ lines, terms }: Snapshot) =>
  JSON.stringify({ lines: [...lines.values()], terms: Object.fromEntries([...terms].sort()) });

/** Nothing where there is none yet, or none that can be read: the database is asked next. */
async function readSnapshot(file: string): Promise<Snapshot> {
  try {
    const { lines, terms } = JSON.parse(await readFile(file, 'utf8'));
    return {
      lines: new Map(lines.map((line: AssignedLine) => [line.number, line])),
      terms: new Map(Object.entries(terms)),
    };
  } catch {
    return { lines: new Map(), terms: new Map() };
  }
}

/** Whom campaigns ring is for the owner alone. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new-${process.pid}`, text, { mode: 0o600 });
  await rename(`${file}.new-${process.pid}`, file);
}
