import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail as nodemailer takes it, the same for every adapter. */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to }, // an object is never read as a list of addresses
    replyTo: { name: '', address: mail.replyTo }, // an answer to a mail is read by somebody
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated', // so that holiday replies stay away
      ...unsubscribing(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: mailboxes show a button of their own, which sends what `Post` says to the address. */
function unsubscribing({ unsubscribeLink }: Mail): Record<string, string> {
  if (!unsubscribeLink) return {};
  return { 'List-Unsubscribe': `<${unsubscribeLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** 'Callstead <no-reply@callstead.example>' → 'callstead.example' */
const domainOf = (from: string) => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
