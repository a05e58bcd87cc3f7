import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import Fastify from 'fastify';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { sendCsv } from '../server/src/http/csv.ts';
import { exportCalls } from '../server/src/modules/calls/desk/export-calls.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { networkWithCalls } from './calls-world.ts';

const SIZES = [100_000, Number(process.env.CALLS ?? 1_000_000)];
const MB = 1024 * 1024;

/** Exports of a hundred thousand and of a million calls over HTTP: memory must not grow with the rows. */
export async function benchCallExport(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  console.log('calls        lines        MB in file   seconds   peak heap MB   peak rss MB   (before: heap, rss)');
  for (const size of SIZES) {
    const network = await networkWithCalls(postgres.url, `calls_${size}`, size);
    await measure(network, size);
    await network.close();
  }
  await postgres.stop();
  await removeDataFolder(dataDir);
}

async function measure({ db }: Awaited<ReturnType<typeof networkWithCalls>>, size: number): Promise<void> {
  const app = Fastify();
  const admin = { id: '', userType: 'admin', status: 'approved', owesTwoFactor: false } as const;
  app.get('/export', async (_, reply) => {
    const { header, lines } = await exportCalls(db, admin, { search: '', language: 'es', zone: 'America/New_York' });
    return sendCsv(reply, 'calls.csv', header, lines);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const before = process.memoryUsage();
  const peak = { heap: 0, rss: 0 };
  const timer = setInterval(() => {
    const { heapUsed, rss } = process.memoryUsage();
    peak.heap = Math.max(peak.heap, heapUsed);
    peak.rss = Math.max(peak.rss, rss);
  }, 50);
  const start = performance.now();
  const { bytes, lines } = await download(`http://127.0.0.1:${port}/export`);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  await app.close();
  const inMb = (value: number) => (value / MB).toFixed(0).padStart(12);
  console.log(
    `${String(size).padEnd(12)} ${String(lines).padEnd(12)} ${inMb(bytes)} ${seconds.toFixed(1).padStart(8)} ${inMb(peak.heap)} ${inMb(peak.rss)}   (${inMb(before.heapUsed).trim()}, ${inMb(before.rss).trim()})`,
  );
}

/** Counted and thrown away, as it comes. */
async function download(url: string): Promise<{ bytes: number; lines: number }> {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    get(url, resolve).on('error', reject),
  );
  let [bytes, lines] = [0, 0];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}
