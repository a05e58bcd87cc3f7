import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { claimSetting, findSetting } from '../../db/settings.ts';
import { type PersonKey, personKeyOf } from '../../secrets/person-hash.ts';

export const PERSON_KEY_FILE = 'person.key';
/** Says which key it is, and nothing about it. */
const KEY_MARK = 'person_key_mark';

type Sources = {
  dataDir: string;
  /** The network's, as every hash of before was made with. */
  secret: string;
  /** APP_SECRET. */
  appSecret: string | undefined;
  /** A demo's people belong to nobody: its copies recognize them by what is in the database. */
  demoSecret: string | undefined;
};

/**
 * The key people are recognized by, half of which never stands in the database: APP_SECRET, or a file that is made on the
 * first start. A network stays with the one it began with; a server that has another does not start.
 */
export async function openPersonKey(db: Db, { dataDir, secret, appSecret, demoSecret }: Sources): Promise<PersonKey> {
  if (demoSecret !== undefined) return personKeyOf(secret, demoSecret);
  const mark = await findSetting(db, KEY_MARK);
  const fromFile = await readKeyFile(dataDir);
  if (mark === undefined) {
    const chosen = personKeyOf(secret, appSecret ?? fromFile ?? (await makeKeyFile(dataDir)));
    if (await claimSetting(db, KEY_MARK, markOf(chosen))) return chosen;
    return openPersonKey(db, { dataDir, secret, appSecret, demoSecret }); // another process was first
  }
  const known = [appSecret, fromFile]
    .flatMap((each) => (each === undefined ? [] : [personKeyOf(secret, each)]))
    .find((key) => markOf(key) === mark);
  if (known) return known;
  throw new Error(
    `This server does not have the key by which the network recognizes people. Give it the APP_SECRET the others have, or a copy of the file ${PERSON_KEY_FILE} from the DATA_DIR of the first one.`,
  );
}

const markOf = ({ outer }: PersonKey) => createHmac('sha256', outer).update('which key').digest('hex').slice(0, 16);

async function readKeyFile(dataDir: string): Promise<string | undefined> {
  const written = await readFile(join(dataDir, PERSON_KEY_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return written.trim() || undefined;
}

/** Of several who make it at once the first one's stands. */
async function makeKeyFile(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  await writeFile(join(dataDir, PERSON_KEY_FILE), `${made}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readKeyFile(dataDir)) ?? made;
}
