import { buildServerIfStale, serverProgram } from './build-server.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

// What an operator runs beside the server: `node scripts/run-tool.mjs verify-ledger`.
const [tool, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  await buildServerIfStale();
  process.exitCode = await run(process.execPath, ['--enable-source-maps', serverProgram(tool), ...args]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
