export type Attachment = { fileName: string; mediaType: string; content: Buffer };

/** `id` is the same at every try: a mailbox that got it before the sender learned so knows it again. */
export type Mail = {
  id: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
  /** One click, or one request of a mailbox (RFC 8058), ends such mails; none for those nobody asked for. */
  unsubscribeLink?: string | undefined;
};

/** The port: whoever sends mails is handed one of these. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void };
