import { buildServerIfStale, serverProgram } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runServer } from './run.mjs';

try {
  await ensureInstalled();
  await Promise.all([buildWebIfStale(), buildServerIfStale()]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runServer(process.execPath, ['--enable-source-maps', serverProgram('main')], {
  NODE_ENV: process.env.NODE_ENV || 'production',
});
