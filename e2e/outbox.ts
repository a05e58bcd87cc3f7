import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** Mails never change, so each is read once. */
const known = new Map<string, Mail>();

/** What the network has sent, newest first. Its page shows the same, but making it anew for every look takes a while. */
export async function sentMails(): Promise<Mail[]> {
  const { CALLSTEAD_OUTBOX: folder = '' } = process.env;
  const files = await readdir(folder).catch(() => []); // there is none before the first mail
  const mails = files.filter((file) => file.endsWith('.json')).sort();
  return Promise.all(mails.reverse().map((file) => read(join(folder, file))));
}

async function read(path: string): Promise<Mail> {
  const mail = known.get(path) ?? { ...JSON.parse(await readFile(path, 'utf8')), id: path };
  known.set(path, mail);
  return mail;
}
