import { buildWebIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runServer } from './run.mjs';

try {
  await ensureInstalled();
  await buildWebIfStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await runServer(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
  NODE_ENV: process.env.NODE_ENV || 'production',
});
