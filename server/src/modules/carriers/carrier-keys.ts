import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import type { CarrierKeys, KeyedAccount } from '../../telephony/carriers/signer.ts';
import { telnyxPublicKey } from '../../telephony/telnyx-signature.ts';
import { listKeys, listNumbersAtCarriers } from './queries.ts';
import { openToken } from './sealed-token.ts';

const FILE = 'carrier-keys.json';
const LOOK_MS = 1_000;
const READ_ANYWAY_MS = 10 * 60_000;

/** As they lie in the database and in the file: tokens sealed. */
type Snapshot = { keys: Awaited<ReturnType<typeof listKeys>>; numbers: [string, string][] };
type Memory = { accounts: readonly KeyedAccount[]; numbers: ReadonlyMap<string, string> };

export type OpenCarrierKeys = CarrierKeys & {
  /** An account or a number has changed. */
  noteChange: () => void;
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { db: Db; dataDir: string; secret: string; log: Pick<Logger, 'warn'> };

/** In the memory of every process, and in a file for one that starts while the database is gone. */
export async function openCarrierKeys({ db, dataDir, secret, log }: Options): Promise<OpenCarrierKeys> {
  let memory: Memory = { accounts: [], numbers: new Map() };
  let written = '';
  let isStale = true;
  let readAt = 0;
  let refreshing: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    isStale = false;
    readAt = Date.now();
    try {
      const snapshot = { keys: await listKeys(db), numbers: await listNumbersAtCarriers(db) };
      memory = memoryOf(snapshot, secret, log);
      const text = JSON.stringify(snapshot);
      if (text !== written && (written !== '' || snapshot.keys.length > 0)) await writeWhole(dataDir, text);
      written = text;
    } catch (error) {
      isStale = true;
      log.warn({ reason: (error as Error).message }, 'the keys of carriers stay as they were');
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
    accounts: () => memory.accounts,
    accountOf: (number) => memory.numbers.get(number),
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

/** As a process finds them that starts while the database is gone. They open with the secret of the environment alone. */
export async function readCarrierKeys(
  dataDir: string,
  secret: string,
  log: Pick<Logger, 'warn'>,
): Promise<CarrierKeys> {
  const found = await readFile(join(dataDir, FILE), 'utf8').then(
    (text) => JSON.parse(text) as Snapshot,
    () => ({ keys: [], numbers: [] }),
  );
  const { accounts, numbers } = memoryOf(found, secret, log);
  return { accounts: () => accounts, accountOf: (number) => numbers.get(number) };
}

function memoryOf({ keys, numbers }: Snapshot, secret: string, log: Pick<Logger, 'warn'>): Memory {
  const accounts = keys.flatMap((key) => {
    try {
      return [keyedAccount(key, secret)];
    } catch (error) {
      log.warn(
        { reason: (error as Error).message, account: key.id },
        'the token of a carrier account cannot be opened',
      );
      return [];
    }
  });
  return { accounts, numbers: new Map(numbers) };
}

function keyedAccount(key: Snapshot['keys'][number], secret: string): KeyedAccount {
  const { id, host, account_sid: accountSid, token, previous_token: previous, previous_until: until } = key;
  const now = { token: openToken(secret, id, token), until: null };
  const before = previous && until ? [{ token: openToken(secret, id, previous), until: new Date(until) }] : [];
  const publicKey = key.public_key ? telnyxPublicKey(key.public_key) : null;
  return { id, host, accountSid, tokens: [now, ...before], publicKey };
}

async function writeWhole(dataDir: string, text: string): Promise<void> {
  const file = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new-${process.pid}`, text, { mode: 0o600 });
  await rename(`${file}.new-${process.pid}`, file);
}
