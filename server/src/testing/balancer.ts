import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { address: string; add: (backend: string) => void; close: () => Promise<void> };

const LOOK_MS = 100;

/** Sends each request, once, to the next server that says it is ready, as a load balancer would. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = setInterval(() => {
    for (const backend of ready.keys()) {
      get(`${backend}/readyz`, { agent: false }, (answer) => {
        ready.set(backend, answer.statusCode === 200);
        answer.resume();
      }).on('error', () => ready.set(backend, false));
    }
  }, LOOK_MS);

  const server = createServer((incoming, outgoing) => {
    const backends = [...ready].flatMap(([backend, isReady]) => (isReady ? [backend] : []));
    turn += 1;
    const backend = backends[turn % backends.length];
    const fail = (reason: string) => outgoing.writeHead(502).end(reason);
    if (!backend) return fail('nobody is ready');
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, backend), { method, headers, agent }, (answer) => {
      const { connection: _hopOnly, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(outgoing);
    });
    forwarded.on('error', ({ message }) => fail(`${backend}: ${message}`));
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (backend) => void ready.set(backend, false),
    close: async () => {
      clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
