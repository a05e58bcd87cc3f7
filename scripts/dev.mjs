import { ensureInstalled } from './ensure-installed.mjs';
import { bin, runServer } from './run.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// What the server imports is watched anyway; the web reloads itself through Vite.
const read = ['server/src/db/migrations/*.sql', 'server/src/db/functions/*.sql', '.env'];
const watched = [...read.flatMap((files) => ['--include', files]), '--exclude', 'web/**'];
await runServer(bin('tsx'), ['watch', '--clear-screen=false', ...watched, 'server/src/main.ts'], {
  CALLSTEAD_DEV: '1',
});
