import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Queue, startQueue } from '../jobs/queue.ts';
import type { DocumentReference, MailOrder } from '../mail/mails.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { startMailServer, type TestMailServer } from '../mail/test-mail-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { withDocument, workMailQueue } from './send-mail-worker.ts';

const ORDER: MailOrder = {
  mail: 'reset-password',
  to: 'ana.ruiz@example.com',
  language: 'es',
  values: { name: 'Ana Ruiz', link: 'https://callstead.example/update-password?token=s3cret' },
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let queue: Queue;
let server: TestMailServer;
let lines: string[];

beforeEach(async () => {
  lines = [];
  database = await createTestDatabase();
});
afterEach(async () => {
  await queue.stop();
  await server.close();
  await database.close();
});

const openDocument = async ({ document, id }: DocumentReference) => ({
  fileName: `${document}.pdf`,
  mediaType: 'application/pdf',
  content: Buffer.from(`of ${id}`),
});

const logged = () => lines.join('');

async function work(options: { refuseFirst: number }) {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  server = await startMailServer(options);
  queue = await startQueue({ pool: database.pool, log });
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: () => 'no-reply@callstead.example' });
  const senderNow = () => ({ supportEmail: 'help@callstead.example' });
  await workMailQueue(queue, mailer, { senderNow, finish: withDocument(openDocument) }, log);
}

/** Stands for the passing of time: what waits for its next try is due now. */
function hurryRetries() {
  return database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
}

test('an ordered mail is composed and sent', async () => {
  await work({ refuseFirst: 0 });

  await queue.enqueue(database.db, { name: 'send-mail', data: ORDER });

  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5_000);
  expect(server.received[0]?.recipients).toEqual(['ana.ruiz@example.com']);
  expect(server.received[0]?.message.text).toContain('https://callstead.example/update-password?token=s3cret');
});

test('a document is named in the queue and written when its mail is sent', async () => {
  await work({ refuseFirst: 0 });

  const order: MailOrder = { ...ORDER, attachment: { document: 'invoice', id: 'i1' } };
  await queue.enqueue(database.db, { name: 'send-mail', data: order });

  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5_000);
  expect(server.received[0]?.message.attachments).toMatchObject([
    { filename: 'invoice.pdf', content: Buffer.from('of i1') },
  ]);
});

test('a mail the server refuses at first is sent later, and no log tells the address or the link', async () => {
  await work({ refuseFirst: 1 });

  await queue.enqueue(database.db, { name: 'send-mail', data: ORDER });
  await vi.waitFor(async () => {
    await hurryRetries();
    expect(logged()).toContain('mail sent');
  }, 8_000);

  expect(server.received).toHaveLength(1);
  expect(logged()).toContain('will be tried again');
  expect(logged()).toContain('reset-password to example.com was not sent: EENVELOPE 451 RCPT TO');
  expect(logged()).not.toMatch(/ana\.ruiz|s3cret|update-password|Ana Ruiz/);
});
