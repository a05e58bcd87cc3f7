import { buildServerIfStale, serverProgram } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { run } from './run.mjs';

/** Everything tests need that start real servers: the build, and the demo they begin with. */
export async function prepareServers() {
  await Promise.all([buildWebIfStale(), buildServerIfStale()]);
  await makeDemoSnapshot();
}

/** Unless today's is there. */
export async function makeDemoSnapshot() {
  const exitCode = await run(process.execPath, ['--enable-source-maps', serverProgram('make-demo-snapshot')]);
  if (exitCode !== 0) throw new Error(`The demo could not be made (exit code ${exitCode}). The reason stands above.`);
}

/** As Vitest calls it. */
export async function setup() {
  await prepareServers();
}
