import type { JobLog } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Attachment, Mail, Mailer } from '../mail/mailer.ts';
import { composeMail, type DocumentReference, type MailOrder, type MailSender } from '../mail/mails.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** A mail with all that goes along. */
type FinishedOrder = { order: MailOrder; attachments: readonly Attachment[] };

/** What a mail says of the network when it is sent, and the documents that go along. */
type MailSources = {
  senderNow: () => MailSender;
  /** What stands in a mail only from this moment on; undefined: nobody is to read it any more. */
  finish: (order: MailOrder) => Promise<FinishedOrder | undefined>;
};

/** Takes ordered mails and sends them; a mail that cannot be sent goes back to the queue, which tries again. */
export async function workMailQueue(
  queue: Queue,
  mailer: Mailer,
  { senderNow, finish }: MailSources,
  log: JobLog,
): Promise<void> {
  await queue.work('send-mail', async (order, jobId) => {
    const finished = await finish(order);
    const facts = { jobId, mail: order.mail, domain: domainOf(order.to) };
    if (!finished) return log.info(facts, 'mail not sent: its reader may not see it any more');
    const { attachments } = finished;
    const mail = { ...composeMail(finished.order, senderNow(), MAIL_TEXTS), id: jobId, attachments };
    await send(mailer, mail, order);
    log.info(facts, 'mail sent');
  });
}

/** As it was ordered, with the document it names. */
export const withDocument =
  (openDocument: (reference: DocumentReference) => Promise<Attachment>) => async (order: MailOrder) => ({
    order,
    attachments: order.attachment ? [await openDocument(order.attachment)] : [],
  });

async function send(mailer: Mailer, mail: Mail, order: MailOrder): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    // Mail servers repeat the address in their answers, and the queue logs what it is thrown.
    const code = reasonOf(error);
    throw Object.assign(new Error(`${order.mail} to ${domainOf(order.to)} was not sent: ${code}`), { code });
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
