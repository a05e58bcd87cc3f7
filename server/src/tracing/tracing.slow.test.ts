import { expect, onTestFinished, test } from 'vitest';
import { aTraceCollector } from '../testing/a-trace-collector.ts';
import { makeDataFolder, removeDataFolder } from '../testing/data-folder.ts';
import { addressOf, spawnServer } from '../testing/server-process.ts';

const SECRET = 'secret-of-the-collector';

async function aRun(endpoint: string) {
  const dataDir = await makeDataFolder();
  onTestFinished(() => removeDataFolder(dataDir));
  const server = spawnServer({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${SECRET}`,
  });
  const { status } = await fetch(`${await addressOf(server)}/readyz`);
  server.child.kill('SIGTERM');
  return { status, code: await server.exit, output: server.output() };
}

test('a server as it is built sends its traces, the last of them as it ends', async () => {
  const collector = await aTraceCollector();
  const { status, code, output } = await aRun(new URL(collector.options.url).origin);
  await collector.close();
  expect({ status, code }).toEqual({ status: 200, code: 0 });
  expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const [asked] = collector.named('GET /readyz');
  expect(output).toContain(`"traceId":"${asked?.traceId}"`);
  expect(output).not.toContain(SECRET);
});

test('one whose collector is away serves, says so once, and ends', async () => {
  const collector = await aTraceCollector();
  await collector.close();
  const { status, code, output } = await aRun(new URL(collector.options.url).origin);
  expect({ status, code }).toEqual({ status: 200, code: 0 });
  expect(output.match(/do not reach their collector/g)?.length ?? 0).toBeLessThan(2);
  expect(output).not.toContain(SECRET);
});
