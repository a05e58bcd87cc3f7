import type { AddressInfo, Server } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type TestMailServer = {
  url: string;
  received: { recipients: string[]; message: ParsedMail }[];
  close: () => Promise<void>;
};

type Login = { user: string; password: string };

/** A real SMTP server on a free port that keeps what it gets, after refusing the first few recipients if told so. */
export async function startMailServer(options: { refuseFirst?: number; login?: Login } = {}): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  const smtp = new SMTPServer({
    ...loginOptions(options.login),
    onRcptTo: refuseFirst(options.refuseFirst ?? 0),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      simpleParser(stream).then((message) => {
        received.push({ recipients, message });
        done();
      }, done);
    },
  });
  smtp.on('error', () => undefined); // clients that hang up are what some tests are about
  const port = await listenOn(smtp.server as Server);
  const close = () => new Promise<void>((resolve) => void smtp.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

export function listenOn(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function loginOptions(login: Login | undefined): SMTPServerOptions {
  if (!login) return { disabledCommands: ['STARTTLS', 'AUTH'] };
  return {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === login.user && password === login.password) done(null, { user: username });
      else done(new Error('Invalid username or password'));
    },
  };
}

function refuseFirst(count: number): NonNullable<SMTPServerOptions['onRcptTo']> {
  let refused = 0;
  return (address, _session, done) => {
    if (refused >= count) return done();
    refused += 1;
    done(Object.assign(new Error(`<${address.address}> try again later`), { responseCode: 451 }));
  };
}
