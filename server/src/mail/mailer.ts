export type Mail = { to: string; replyTo: string; subject: string; html: string; text: string };

/** The port: whoever sends mails is handed one of these. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };
