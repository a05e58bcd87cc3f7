import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

// Together well below the time a job may take: a silent server must not hold a worker.
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createSmtpMailer(options: { smtpUrl: string; from: () => string }): Mailer {
  const transport = createTransport({ url: options.smtpUrl, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, options.from()));
    },
    close: () => transport.close(),
  };
}
