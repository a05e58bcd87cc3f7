import { get, type IncomingMessage } from 'node:http';
import { buildApp } from '../server/src/app.ts';
import { closeServices, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { insertApproved } from '../server/src/modules/identity/invitations/new-admin.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { networkWithCalls } from './calls-world.ts';

const SIZES = [100_000, Number(process.env.CALLS ?? 1_000_000)];
const MB = 1024 * 1024;
type Network = Awaited<ReturnType<typeof networkWithCalls>>;

/** Exports of a hundred thousand and of a million calls over HTTP: memory must not grow with the rows. */
export async function benchCallExport(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  console.log('calls        lines        MB in file   CPU s     peak heap MB   peak rss MB   (before: heap, rss)');
  for (const size of SIZES) {
    const network = await networkWithCalls(postgres.url, `calls_${size}`, size);
    await measure(network, size, dataDir);
    await network.close();
  }
  await postgres.stop();
  await removeDataFolder(dataDir);
}

async function measure(network: Network, size: number, dataDir: string): Promise<void> {
  const { port, cookie, close } = await startServer(network, dataDir);
  const before = process.memoryUsage();
  const peak = { heap: 0, rss: 0 };
  const timer = setInterval(() => {
    const { heapUsed, rss } = process.memoryUsage();
    peak.heap = Math.max(peak.heap, heapUsed);
    peak.rss = Math.max(peak.rss, rss);
  }, 50);
  const start = process.cpuUsage();
  const { bytes, lines } = await download(`http://127.0.0.1:${port}/api/calls/export?zone=America/New_York`, cookie);
  const { user, system } = process.cpuUsage(start); // a busy machine makes others wait, but does not make work
  const seconds = (user + system) / 1_000_000;
  clearInterval(timer);
  await close();
  const inMb = (value: number) => (value / MB).toFixed(0).padStart(12);
  console.log(
    `${String(size).padEnd(12)} ${String(lines).padEnd(12)} ${inMb(bytes)} ${seconds.toFixed(1).padStart(8)} ${inMb(peak.heap)} ${inMb(peak.rss)}   (${inMb(before.heapUsed).trim()}, ${inMb(before.rss).trim()})`,
  );
}

/** The whole server with an admin who is logged in. */
async function startServer(network: Network, dataDir: string) {
  const log = createLog('silent');
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: '0', ADMIN_EMAIL: 'a@b.example', ADMIN_TWO_FACTOR: 'optional' });
  const queue = await startQueue({ pool: network.pool, log });
  const services = await createServices(config, network, queue, log);
  const app = await buildApp(services, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const [email, password] = ['admin@people.example', 'Bench1234!'];
  const admin = { fullName: 'Admin', email, password, language: 'es', userType: 'admin' } as const;
  await insertApproved(network, admin, async () => undefined);
  const login = await app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  const close = async () => {
    await app.close();
    await closeServices(services);
    await queue.stop();
  };
  return {
    port,
    cookie: login.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    close,
  };
}

/** Counted and thrown away, as it comes. */
async function download(url: string, cookie: string): Promise<{ bytes: number; lines: number }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { cookie } }, resolve).on('error', reject),
  );
  if (response.statusCode !== 200) throw new Error(`the export answered ${response.statusCode}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}
