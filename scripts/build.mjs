import { buildServerIfStale } from './build-server.mjs';
import { buildWebIfStale } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

try {
  await ensureInstalled();
  await Promise.all([buildWebIfStale(), buildServerIfStale()]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
