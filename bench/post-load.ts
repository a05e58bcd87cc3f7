import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A process of its own, so that making requests costs the server nothing: posts what it is given, a few at a time. */
export type Load = {
  port: number;
  concurrency: number;
  posts: { path: string; headers: Record<string, string>; body: string }[];
};
export type LoadResult = { seconds: number; p50Ms: number; p99Ms: number; failed: number };

async function play({ port, concurrency, posts }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const begun = performance.now();
  const lanes = Array.from({ length: concurrency }, async () => {
    for (let post = posts[next++]; post; post = posts[next++]) {
      const start = performance.now();
      const status = await send(agent, port, post);
      times.push(performance.now() - start);
      if (status >= 300) failed += 1;
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed };
}

function send(agent: Agent, port: number, { path, headers, body }: Load['posts'][number]): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 500));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

process.on('message', async (load: Load) => process.send?.(await play(load)));
