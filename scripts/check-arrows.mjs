import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { listFiles, ROOT } from './fingerprint.mjs';
import { folderCycles } from './folder-cycles.mjs';
import { bin } from './run.mjs';

const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'web/src', 'clients/typescript/src', 'e2e'];

/** Prints every arrow that points the wrong way and every knot of folders; false when there is one, or when not every module was seen. */
async function checkArrows() {
  const { modules, summary } = await cruise();
  for (const { rule, from, to } of summary.violations) console.error(`  ${rule.name}: ${from} → ${to}`);
  const seen = new Set(modules.map((module) => module.source));
  const missed = sourceFiles().filter((file) => !seen.has(file));
  // A checker that does not understand the compiler sees nothing, and nothing has no violations.
  for (const file of missed) console.error(`  not seen: ${file}`);
  const knots = folderCycles(modules);
  for (const { rooms, imports } of knots) {
    console.error(`  these import each other: ${rooms.join(', ')}`);
    for (const line of imports) console.error(`    ${line}`);
  }
  const wrong = summary.violations.length + knots.length;
  console.log(`${sourceFiles().length - missed.length} modules seen, ${wrong} wrong arrows`);
  return wrong === 0 && missed.length === 0 && seen.size > 0;
}

async function cruise() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS];
  const { stdout } = await promisify(execFile)(bin('depcruise'), args, { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  return JSON.parse(stdout);
}

function sourceFiles() {
  const files = FOLDERS.flatMap((folder) => listFiles(`${ROOT}/${folder}`));
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => relative(ROOT, file).split(sep).join('/'));
}

process.exitCode = (await checkArrows()) ? 0 : 1;
