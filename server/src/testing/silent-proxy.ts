import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

export type SilentProxy = {
  /** The address of what stands behind it, but through it. */
  url: string;
  /** From here on nothing gets through, and nobody is told: the sockets stay open, new ones too. */
  goSilent: () => void;
  /** Silence for the connections there are; new ones get through. */
  loseConnections: () => void;
  /** The connections there are still carry what is asked, and no answer. */
  loseAnswers: () => void;
  /** What was held back gets through, late. */
  letGo: () => void;
  close: () => Promise<void>;
};

type Pair = { inside: Socket; outside: Socket };

/** A wire to PostgreSQL that can be cut without either end hearing of it, as when a firewall forgets, or a host is lost. */
export async function createSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const behind = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isSilent = false;

  const server = createServer({ allowHalfOpen: true }, (outside) => {
    const inside = dial({ host: behind.hostname, port: Number(behind.port || 5432), allowHalfOpen: true });
    const pair = { inside, outside };
    pairs.add(pair);
    const part = () => {
      inside.destroy();
      outside.destroy();
      pairs.delete(pair);
    };
    for (const socket of [inside, outside]) socket.on('error', part).on('close', part);
    outside.pipe(inside);
    inside.pipe(outside);
    if (isSilent) hold(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent: () => {
      isSilent = true;
      pairs.forEach(hold);
    },
    loseConnections: () => pairs.forEach(hold),
    loseAnswers: () => pairs.forEach(holdAnswers),
    letGo: () => {
      isSilent = false;
      pairs.forEach(join);
    },
    close: async () => {
      for (const { inside, outside } of pairs) {
        inside.destroy();
        outside.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}

function hold({ inside, outside }: Pair): void {
  for (const socket of [inside, outside]) {
    socket.unpipe();
    socket.pause();
  }
}

function holdAnswers({ inside }: Pair): void {
  inside.unpipe();
  inside.pause();
}

function join({ inside, outside }: Pair): void {
  outside.pipe(inside);
  inside.pipe(outside);
}
