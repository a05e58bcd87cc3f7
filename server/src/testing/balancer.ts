import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = { address: string; add: (backend: string) => void; close: () => Promise<void> };

const LOOK_MS = 100;
/** As balancers do: one bad look is an accident. */
const BAD_LOOKS = 3;

/** Sends each request, once, to the next server that says it is ready, as a load balancer would. */
export async function startBalancer(): Promise<Balancer> {
  const badLooks = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const note = (backend: string, isReady: boolean) =>
    badLooks.set(backend, isReady ? 0 : (badLooks.get(backend) ?? 0) + 1);
  const look = setInterval(() => {
    for (const backend of badLooks.keys()) {
      get(`${backend}/readyz`, { agent: false }, (answer) => {
        note(backend, answer.statusCode === 200);
        answer.resume();
      }).on('error', () => note(backend, false));
    }
  }, LOOK_MS);

  const server = createServer((incoming, outgoing) => {
    const backends = [...badLooks].flatMap(([backend, bad]) => (bad < BAD_LOOKS ? [backend] : []));
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
    add: (backend) => void badLooks.set(backend, BAD_LOOKS),
    close: async () => {
      clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
