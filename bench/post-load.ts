import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { openDatabase } from '../server/src/db/database.ts';

/**
 * A process of its own, so that making requests costs the server nothing. Requests come ready-made and go over sockets of
 * our own: Node's HTTP client would take more of the machine than the server does.
 */
export type Load =
  | { kind: 'posts'; port: number; connections: number; posts: string[] }
  | { kind: 'statements'; url: string; connections: number; text: string; rows: unknown[][] };
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; failed: number; loaderShare: number };

type Send = (index: number) => Promise<boolean>;

async function play(load: Load): Promise<LoadResult> {
  const count = load.kind === 'posts' ? load.posts.length : load.rows.length;
  const opened = await Promise.all(
    Array.from({ length: load.connections }, () => (load.kind === 'posts' ? openSocket(load) : openClient(load))),
  );
  const times: number[] = [];
  let [failed, next] = [0, 0];
  const before = process.cpuUsage();
  const begun = performance.now();
  await Promise.all(
    opened.map(async ({ send }) => {
      for (let index = next++; index < count; index = next++) {
        const start = performance.now();
        if (!(await send(index))) failed += 1;
        times.push(performance.now() - start);
      }
    }),
  );
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  for (const { close } of opened) close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: (count * 1000) / ms,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
    loaderShare: (user + system) / 1000 / ms,
  };
}

type Opened = { send: Send; close: () => void };

function openSocket({ port, posts }: Extract<Load, { kind: 'posts' }>): Promise<Opened> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({ send: (index) => exchange(socket, posts[index] ?? ''), close: () => socket.destroy() }),
    );
  });
}

/** One answer at a time on a connection: it is whole when as many bytes have come as its head promises. */
function exchange(socket: Socket, post: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = '';
    const onData = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const headEnd = answer.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const promised = /content-length: (\d+)/i.exec(answer)?.[1] ?? '0';
      if (answer.length < headEnd + 4 + Number(promised)) return;
      socket.off('data', onData);
      resolve(/^HTTP\/1\.1 [23]/.test(answer));
    };
    socket.on('data', onData);
    socket.write(post);
  });
}

async function openClient({ url, text, rows }: Extract<Load, { kind: 'statements' }>): Promise<Opened> {
  const client = openDatabase(url).newClient(); // its pool stays empty
  await client.connect();
  const send = (index: number) =>
    client.query({ name: 'bare', text, values: rows[index] ?? [] }).then(
      () => true,
      () => false,
    );
  return { send, close: () => void client.end() };
}

process.on('message', async (load: Load) => process.send?.(await play(load)));
