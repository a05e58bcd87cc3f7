import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MAIL_TEXTS } from '../workers/mail-texts.ts';
import { composeMail } from './mails.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { listenOn, startMailServer, type TestMailServer } from './test-mail-server.ts';

const FROM = 'Callstead <no-reply@callstead.example>';
const LETTER = composeMail(
  {
    mail: 'confirm-email',
    to: 'ana@example.com',
    language: 'es',
    values: { name: 'Ana Ñúñez', link: 'https://callstead.example/confirm?token=abc&x=1' },
  },
  { supportEmail: 'help@callstead.example' },
  MAIL_TEXTS,
);
const MAIL = { ...LETTER, id: 'job-1', attachments: [] };

let server: TestMailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('a mail arrives whole, as HTML and as text', async () => {
  server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => FROM });

  await mailer.send(MAIL);
  mailer.close();

  const [received] = server.received;
  expect(server.received).toHaveLength(1);
  expect(received?.recipients).toEqual(['ana@example.com']);
  expect(received?.message.subject).toBe(MAIL.subject);
  expect(received?.message.from?.text).toBe('"Callstead" <no-reply@callstead.example>');
  expect(received?.message.html).toBe(MAIL.html);
  expect(received?.message.text).toContain('https://callstead.example/confirm?token=abc&x=1');
  expect(received?.message.headers.get('auto-submitted')).toBe('auto-generated');
});

test('a document goes along, and a mail that is sent again is recognized by its id', async () => {
  server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => FROM });
  const content = Buffer.from('%PDF-1.7 …');
  const mail = { ...MAIL, attachments: [{ fileName: 'CS-00001.pdf', mediaType: 'application/pdf', content }] };

  await mailer.send(mail);
  await mailer.send(mail);
  mailer.close();

  const messages = server.received.map(({ message }) => message);
  expect(messages[0]?.attachments).toMatchObject([
    { filename: 'CS-00001.pdf', contentType: 'application/pdf', content },
  ]);
  expect(messages.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<job-1@callstead.example>'));
});

test('a server that wants a login gets the one from the address', async () => {
  server = await startMailServer({ login: { user: 'callstead', password: 'p@ss word' } });
  const url = server.url.replace('smtp://', `smtp://callstead:${encodeURIComponent('p@ss word')}@`);

  await createSmtpMailer({ smtpUrl: url, from: () => FROM }).send(MAIL);

  expect(server.received).toHaveLength(1);
});

test('a wrong login is an error', async () => {
  server = await startMailServer({ login: { user: 'callstead', password: 'right' } });
  const mailer = createSmtpMailer({ smtpUrl: server.url.replace('//', '//callstead:wrong@'), from: () => FROM });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'EAUTH' });
});

test('a refusal is an error, and the next attempt gets through', async () => {
  server = await startMailServer({ refuseFirst: 1 });
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => FROM });

  await expect(mailer.send(MAIL)).rejects.toMatchObject({ responseCode: 451 });
  expect(server.received).toEqual([]);
  await mailer.send(MAIL);

  expect(server.received).toHaveLength(1);
});

test('a server that is not there is an error', async () => {
  const closed = createServer();
  const port = await listenOn(closed);
  await new Promise((resolve) => closed.close(resolve));
  const mailer = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: () => FROM });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
});

test('an address list goes nowhere but to the address it pretends to be', async () => {
  server = await startMailServer();
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => FROM });
  await mailer.send({ ...MAIL, to: 'ana@example.com, victim@example.org' }).catch(() => undefined);
  expect(server.received.flatMap((mail) => mail.recipients)).not.toContain('victim@example.org');
});
