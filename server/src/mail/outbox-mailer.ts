import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { Mail, Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

const LIST_LIMIT = 200;
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{12}$/;

const StoredMail = z.object({
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  text: z.string(),
  html: z.string(),
  /** What went along; the files themselves are in the .eml. */
  attachments: z.array(z.object({ fileName: z.string(), bytes: z.number() })).default([]),
});

export type OutboxMail = { id: string } & z.infer<typeof StoredMail>;

/** Where mails lie when none are sent. */
export const outboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** Sends nothing: every mail becomes an .eml file, and a .json beside it that is read without knowing MIME. */
export function createOutboxMailer(options: { dir: string; from: () => string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const sentAt = new Date();
      const { message } = await transport.sendMail({ ...messageOf(mail, options.from()), date: sentAt });
      await store(options.dir, mail, sentAt, message as Buffer);
    },
    close: () => transport.close(),
  };
}

const KEEP_MS = 30 * 86_400_000;

/** Mails of long ago, which may hold links and addresses. Their names tell when they were sent. */
export async function deleteOldMails(dir: string, now: Date): Promise<void> {
  const oldest = stampOf(new Date(now.getTime() - KEEP_MS));
  const files = await readdir(dir).catch(emptyWhenMissing);
  for (const file of files) {
    const [id = ''] = file.split('.', 1);
    if (ID.test(id) && id < oldest) await rm(path.join(dir, file), { force: true });
  }
}

/** Those that name one of these ids, with their copies: whoever is erased is erased here, too. */
export async function deleteMailsAbout(dir: string, ids: readonly string[]): Promise<void> {
  const files = (await readdir(dir).catch(emptyWhenMissing)).filter((file) => file.endsWith('.json'));
  for (const file of files) {
    const content = await readFile(path.join(dir, file), 'utf8').catch(() => ''); // it was just swept
    if (!ids.some((id) => content.includes(id))) continue;
    await rm(path.join(dir, file.replace(/json$/, 'eml')), { force: true });
    await rm(path.join(dir, file), { force: true }); // last: what is interrupted is found again
  }
}

/** Newest first, at most 200. */
export async function listOutbox(dir: string): Promise<OutboxMail[]> {
  const files = await readdir(dir).catch(emptyWhenMissing);
  const ids = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const newest = ids
    .filter((id) => ID.test(id))
    .sort()
    .reverse()
    .slice(0, LIST_LIMIT);
  const mails = await Promise.all(newest.map((id) => readOutboxMail(dir, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readOutboxMail(dir: string, id: string): Promise<OutboxMail | undefined> {
  if (!ID.test(id)) return undefined; // also what keeps `../` out
  const json = await readFile(path.join(dir, `${id}.json`), 'utf8').catch(() => undefined);
  return json === undefined ? undefined : parseStored(id, json);
}

async function store(dir: string, mail: Mail, sentAt: Date, message: Buffer): Promise<void> {
  const id = newId(sentAt);
  const { to, subject, text, html } = mail;
  const attachments = mail.attachments.map(({ fileName, content }) => ({ fileName, bytes: content.length }));
  const stored: z.infer<typeof StoredMail> = { to, subject, sentAt: sentAt.toISOString(), text, html, attachments };
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeWhole(path.join(dir, `${id}.eml`), message);
  await writeWhole(path.join(dir, `${id}.json`), JSON.stringify(stored)); // last: listed means complete
}

/** Readers see the whole file or none; only our own user does, for it may hold a link that opens an account. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600, flag: 'wx' });
  await rename(`${file}.part`, file);
}

function newId(at: Date): string {
  return `${stampOf(at)}-${randomBytes(6).toString('hex')}`;
}

const stampOf = (at: Date) => at.toISOString().replace(/[-:.]/g, '');

function parseStored(id: string, json: string): OutboxMail | undefined {
  try {
    return { id, ...StoredMail.parse(JSON.parse(json)) };
  } catch {
    return undefined; // a file somebody edited must not hide the others
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []; // nothing was sent yet
  throw error;
}
