import { ensureInstalled } from './ensure-installed.mjs';
import { bin, run } from './run.mjs';

const STORIES = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list'];

/** Each prepares by itself what it needs: PostgreSQL, the builds, the demo, a browser. */
const SUITES = {
  unit: [bin('vitest'), 'run', '--project=domain', '--project=contract', '--project=web', '--project=components'],
  api: [bin('vitest'), 'run', '--project=server'],
  slow: [bin('vitest'), 'run', '--project=slow'],
  stories: STORIES,
  /** The pictures of the guides, taken anew. */
  pictures: [...STORIES, 'help/pictures'],
};

// `npm run test:api -- tickets` runs the files with that in their path, `npm run test:stories -- login` stories of that file or name.
const [suite, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  const [command, ...suiteArgs] = SUITES[suite];
  if (suite === 'pictures') process.env.PICTURES = 'write';
  const isNamed = suite === 'stories' && args[0] && !args[0].startsWith('-');
  process.exitCode = await run(command, [...suiteArgs, ...(isNamed ? ['--grep', args.join(' ')] : args)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
