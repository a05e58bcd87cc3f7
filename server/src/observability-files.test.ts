import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ALL_HEALTH_FINDINGS, runbookSection } from '@callstead/domain/health/health';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT_FOLDER } from './root-folder.ts';
import { makeDataFolder, removeDataFolder } from './testing/data-folder.ts';
import { createTestNetwork, type TestNetwork } from './testing/test-network.ts';

const read = (path: string) => readFileSync(join(ROOT_FOLDER, path), 'utf8');
const matches = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found as string);

const RUNBOOK = read('docs/runbook.md');
const ALERTS = read('deploy/prometheus/alerts.yaml');
const DASHBOARD = JSON.parse(read('deploy/grafana/callstead.json'));

const SECTIONS = matches(RUNBOOK, /^## (.+)$/gm).map((title) => title.toLowerCase().replaceAll(' ', '-'));
const RULES = ALERTS.split(/^ {6}- alert: /m).slice(1);
const ruleNamed = (rule: string) => rule.split('\n')[0] ?? '';
const expressionOf = (rule: string) => matches(rule, /^ {8}expr: (.+)$/gm)[0] ?? '';
const DRAWN: string[] = DASHBOARD.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);
const EXPRESSIONS = [...RULES.map(expressionOf), ...DRAWN];

/** Names that are neither functions nor labels nor words of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without) \([^)]*\)/g, ' ')
    .replaceAll(/"[^"]*"/g, ' ');
  return matches(bare, /\b([a-z]\w*)\b(?! *\()/g);
}

let t: TestNetwork;
let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ dataDir });
});
afterAll(async () => {
  await t.close();
  await removeDataFolder(dataDir);
});

describe('alerts and drawings', () => {
  test('name only metrics that every process tells', async () => {
    const told = await t.services.metrics.registry.getMetricsAsJSON();
    const names = new Set(
      told.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const named = EXPRESSIONS.flatMap(metricsIn);
    expect(named.length).toBeGreaterThan(EXPRESSIONS.length - 1);
    expect(named.filter((name) => !names.has(name) && name !== 'up')).toEqual([]);
  });

  test('name only routes and queues that there are', async () => {
    const routes = t.app.declaredRoutes.map(({ url }) => url);
    for (const route of EXPRESSIONS.flatMap((each) => matches(each, /route=~?"([^"]+)"/g)))
      expect(
        routes.some((url) => new RegExp(`^${route}$`).test(url)),
        route,
      ).toBe(true);
    const { body } = await t.app.inject({ url: '/metrics' });
    for (const label of EXPRESSIONS.flatMap((each) => matches(each, /\b((?:queue|state)="\w+")/g)))
      expect(body).toContain(label);
  });

  test('each alert has a name of its own, says how bad it is, and leads to its section of the runbook', () => {
    const names = RULES.map(ruleNamed);
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    for (const rule of RULES) {
      const [section] = matches(rule, /^ {10}runbook: docs\/runbook\.md#([a-z-]+)$/gm);
      expect(SECTIONS, ruleNamed(rule)).toContain(section);
      expect(rule).toMatch(/labels: \{ severity: (page|notice) \}/);
      expect(rule).toMatch(/^ {10}summary: \S/m);
      expect(expressionOf(rule)).not.toBe('');
    }
  });
});

describe('the runbook', () => {
  test('has a section for whatever can be wrong, each once, and none that nobody leads to', () => {
    const wanted = [...ALL_HEALTH_FINDINGS.map(runbookSection), runbookSection('database_away')];
    expect(wanted.filter((section) => !SECTIONS.includes(section))).toEqual([]);
    const led = new Set([...wanted, ...matches(ALERTS, /runbook\.md#([a-z-]+)/g)]);
    expect(SECTIONS.filter((section) => !led.has(section))).toEqual([]);
    expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
    for (const link of matches(RUNBOOK, /\]\(#([a-z-]+)\)/g)) expect(SECTIONS).toContain(link);
  });

  test('says in each section what it means and what to do', () => {
    for (const section of RUNBOOK.split(/^## /m).slice(1)) {
      expect(section).toContain('**What it means.**');
      expect(section).toContain('**What to do.**');
    }
  });

  test('is a page of its own, whose sections are found by their names', async () => {
    const { statusCode, body } = await t.app.inject({ url: '/docs/runbook' });
    expect(statusCode).toBe(200);
    for (const section of SECTIONS) expect(body).toContain(`<h2 id="${section}">`);
  });

  const blocks = (language: string) => matches(RUNBOOK, new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'));

  test.each(blocks('sql'))('PostgreSQL takes: %s', async (statement) => {
    await sql.raw(statement).execute(t.db);
  });

  test('every address it asks answers', async () => {
    const asked = blocks('bash').flatMap((block) => matches(block, /127\.0\.0\.1:\$PORT(\/\w+)"/g));
    expect(asked).toEqual(['/readyz', '/metrics']);
    for (const url of asked) expect((await t.app.inject({ url })).statusCode).toBe(200);
  });

  test('every command of the shell works, and what was rejected is applied again afterwards', async () => {
    for (const folder of ['spool', 'click-spool']) await mkdir(join(dataDir, folder), { recursive: true });
    await writeFile(join(dataDir, 'spool', '1-a.rejected'), '{}');
    const commands = blocks('bash')
      .flatMap((block) => block.trim().split('\n'))
      .filter((line) => !/^(npm run|curl) /.test(line));
    expect(commands.length).toBeGreaterThan(4);
    for (const command of commands)
      await promisify(execFile)('sh', ['-euc', command], { env: { ...process.env, DATA_DIR: dataDir } });
    expect(await readdir(join(dataDir, 'spool'))).toEqual(['1-a.json']);
  });
});
