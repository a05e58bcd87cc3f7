import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mailer.ts';
import { createOutboxMailer, deleteMailsAbout, deleteOldMails, listOutbox, readOutboxMail } from './outbox-mailer.ts';

const FROM = 'Callstead <no-reply@callstead.example>';
const MAIL: Mail = {
  id: 'job-1',
  attachments: [],
  to: 'ana@example.com',
  replyTo: 'help@callstead.example',
  subject: 'Confirmación ✓',
  html: '<p>¡Hola!</p>',
  text: '¡Hola!',
};

let parent: string;
let dir: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'callstead-outbox-'));
  dir = path.join(parent, 'outbox');
});
afterEach(() => rm(parent, { recursive: true }));

function send(change: Partial<Mail> = {}) {
  return createOutboxMailer({ dir, from: () => FROM }).send({ ...MAIL, ...change });
}

test('mails that name somebody’s lead go with both of their files, and no other does', async () => {
  await deleteMailsAbout(dir, ['lead_1']); // nothing was sent yet
  await send({ text: 'Lead: lead_1' });
  await send({ html: '<a href="https://callstead.example/leads/lead_2">' });
  await send({ text: 'Lead: lead_3' });
  await deleteMailsAbout(dir, ['lead_1', 'lead_2']);
  expect((await listOutbox(dir)).map(({ text }) => text)).toEqual(['Lead: lead_3']);
  expect(await readdir(dir)).toHaveLength(2);
});

test('a sent mail is a message any mail program opens, readable by nobody else', async () => {
  await send();

  const [eml] = (await readdir(dir)).filter((file) => file.endsWith('.eml'));
  const file = path.join(dir, String(eml));
  const parsed = await simpleParser(await readFile(file));
  expect(parsed.subject).toBe('Confirmación ✓');
  expect(parsed.from?.text).toBe('"Callstead" <no-reply@callstead.example>');
  expect(parsed.to).toMatchObject({ text: 'ana@example.com' });
  expect(parsed.text?.trim()).toBe('¡Hola!');
  expect(parsed.html).toBe('<p>¡Hola!</p>');
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(file.replace('.eml', '.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
});

test('a mail is read back as it was sent', async () => {
  await send();

  const [listed] = await listOutbox(dir);
  const { replyTo: _inTheMessage, id: _ofTheJob, ...shown } = MAIL;
  expect(listed).toMatchObject(shown);
  expect(Date.now() - Date.parse(String(listed?.sentAt))).toBeLessThan(60_000);
  expect(await readOutboxMail(dir, String(listed?.id))).toEqual(listed);
});

test('a document that goes along is in the message, and the list says so', async () => {
  const content = Buffer.from('%PDF-1.7 …');
  await send({ attachments: [{ fileName: 'CS-00001.pdf', mediaType: 'application/pdf', content }] });

  const [listed] = await listOutbox(dir);
  expect(listed?.attachments).toEqual([{ fileName: 'CS-00001.pdf', bytes: content.length }]);
  const { attachments } = await simpleParser(await readFile(path.join(dir, `${listed?.id}.eml`)));
  expect(attachments).toMatchObject([{ filename: 'CS-00001.pdf', contentType: 'application/pdf', content }]);
});

test('a mail is deleted a month after it was sent, whatever else lies there stays', async () => {
  await deleteOldMails(dir, new Date()); // nothing was ever sent
  await send();
  await writeFile(path.join(dir, 'notes.json'), '{}');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await deleteOldMails(dir, days(29));
  expect(await readdir(dir)).toHaveLength(3);
  await deleteOldMails(dir, days(31));
  expect(await readdir(dir)).toEqual(['notes.json']);
});

test('the list is newest first and stops at 200', async () => {
  await send({ subject: 'template' });
  const [template] = await listOutbox(dir);
  const json = JSON.stringify({ ...MAIL, sentAt: template?.sentAt });
  const years = Array.from({ length: 250 }, (_, index) => 1000 + index);
  await Promise.all(years.map((year) => writeFile(path.join(dir, `${year}0101T000000000Z-0123456789ab.json`), json)));

  const mails = await listOutbox(dir);

  expect(mails).toHaveLength(200);
  expect(mails[0]?.subject).toBe('template');
  const ids = mails.map((mail) => mail.id);
  expect(ids).toEqual([...ids].sort().reverse());
  expect(ids.at(-1)).toMatch(/^1051/);
});

test('many mails at once are all kept, and nothing half-written stays', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => send({ subject: `Mail ${index}` })));

  expect(new Set((await listOutbox(dir)).map((mail) => mail.subject)).size).toBe(30);
  expect((await readdir(dir)).filter((file) => !/\.(eml|json)$/.test(file))).toEqual([]);
});

test('an outbox nobody wrote to is empty', async () => {
  expect(await listOutbox(dir)).toEqual([]);
});

test('a damaged or foreign file hides no other', async () => {
  await send();
  await writeFile(path.join(dir, '20200101T000000000Z-0123456789ab.json'), '{"to":');
  await writeFile(path.join(dir, '20200101T000000001Z-0123456789ab.json'), '{}');
  await writeFile(path.join(dir, 'notes.json'), '{}');

  expect(await listOutbox(dir)).toHaveLength(1);
});

test.each([
  '../secret',
  '..%2Fsecret',
  '/etc/passwd',
  '',
  '.',
  '20200101T000000000Z-0123456789ab/../../secret',
  'x\0y',
])('an id cannot reach outside the outbox: %j', async (id) => {
  await send();
  await writeFile(path.join(parent, 'secret.json'), JSON.stringify({ ...MAIL, sentAt: new Date().toISOString() }));
  expect(await readOutboxMail(dir, id)).toBeUndefined();
});

test('an unknown id gives nothing', async () => {
  expect(await readOutboxMail(dir, '20200101T000000000Z-0123456789ab')).toBeUndefined();
});

test('line breaks in a subject add no header', async () => {
  await send({ subject: 'Hello\r\nBcc: victim@example.org' });

  const [eml] = (await readdir(dir)).filter((file) => file.endsWith('.eml'));
  const parsed = await simpleParser(await readFile(path.join(dir, String(eml))));
  expect(parsed.bcc).toBeUndefined();
});
