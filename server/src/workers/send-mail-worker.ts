import type { JobLog } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Attachment, Mail, Mailer } from '../mail/mailer.ts';
import { composeMail, type DocumentReference, type MailOrder, type MailSender } from '../mail/mails.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** What a mail says of the network when it is sent, and the documents that go along. */
type MailSources = {
  senderNow: () => MailSender;
  openDocument: (reference: DocumentReference) => Promise<Attachment>;
};

/** Takes ordered mails and sends them; a mail that cannot be sent goes back to the queue, which tries again. */
export async function workMailQueue(
  queue: Queue,
  mailer: Mailer,
  { senderNow, openDocument }: MailSources,
  log: JobLog,
): Promise<void> {
  await queue.work('send-mail', async (order, jobId) => {
    const attachments = order.attachment ? [await openDocument(order.attachment)] : [];
    const mail = { ...composeMail(order, senderNow(), MAIL_TEXTS), id: jobId, attachments };
    await send(mailer, mail, order);
    log.info({ jobId, mail: order.mail, domain: domainOf(order.to) }, 'mail sent');
  });
}

async function send(mailer: Mailer, mail: Mail, order: MailOrder): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    // Mail servers repeat the address in their answers, and the queue logs what it is thrown.
    throw new Error(`${order.mail} to ${domainOf(order.to)} was not sent: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const known = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || 'unknown reason';
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
