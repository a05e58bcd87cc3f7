import { ensureInstalled } from './ensure-installed.mjs';
import { bin, run } from './run.mjs';

await ensureInstalled();
process.exit(await run(bin('biome'), ['check', '--write', ...process.argv.slice(2)]));
