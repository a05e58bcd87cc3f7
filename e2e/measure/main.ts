import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { prepareServers } from '../../scripts/prepare-servers.mjs';
import { startNetworkProcess } from '../network-process.ts';
import { DESK, enter, launch, openReady, type PanelRole, PHONE } from './browser.ts';
import { countFormats, type MadeFormats } from './made-formats.ts';
import { onlyDrawn, type PanelPage, panelPages } from './panel-pages.ts';
import { measureSight, measureTabs, type Shift } from './sight.ts';
import { measureClicks, measurePlainTable, type Work } from './work.ts';

// `npm run measure` starts the demo; `npm run measure -- http://localhost:4000 --only calls --json figures.json` asks one that runs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    roles: { type: 'string', default: 'publisher,advertiser,admin' },
    rounds: { type: 'string', default: '5' },
    watch: { type: 'string', default: '20' },
    parts: { type: 'string', default: 'work,formats,sight,tabs' },
    json: { type: 'string' },
  },
});
const parts = new Set(values.parts.split(','));
const only = new RegExp(values.only);

type Row = PanelPage & {
  role: PanelRole;
  work?: Work | undefined;
  formats?: MadeFormats;
  desk?: Shift;
  phone?: Shift;
  rows?: number;
  tabs?: number | null;
};

const AT_ONCE = 4;
/** Short, and asks for little. */
const quietPage = (role: PanelRole) => `/${role}-dashboard/security`;

async function measureRole(browser: Browser, url: string, role: PanelRole): Promise<Row[]> {
  const desk = await enter(browser, url, role);
  const wanted = (await panelPages(role, desk.request)).filter(({ path }) => only.test(path));
  const pages = await onlyDrawn(desk, wanted);
  const rows: Row[] = pages.map((page) => ({ ...page, role }));
  if (parts.has('work')) {
    const start = { route: quietPage(role), path: quietPage(role) };
    const known = pages.some(({ path }) => path === start.path) ? pages : [start, ...pages];
    const work = await measureClicks(desk, known, Number(values.rounds));
    for (const row of rows) row.work = work.get(row.path);
  }
  if (parts.has('formats')) for (const row of rows) row.formats = await countFormats(desk, quietPage(role), row);
  if (parts.has('tabs')) {
    const page = await desk.newPage();
    await openReady(page, quietPage(role));
    for (const row of rows) row.tabs = await measureTabs(page, quietPage(role), row);
    await page.close();
  }
  if (parts.has('sight')) await measureSights(browser, url, role, rows);
  await desk.close();
  return rows;
}

/** Several pages at once: what moves takes its twenty seconds whatever else is looked at. Calls come in meanwhile. */
async function measureSights(browser: Browser, url: string, role: PanelRole, rows: readonly Row[]): Promise<void> {
  const [desk, phone] = [
    await enter(browser, url, role, { viewport: DESK }),
    await enter(browser, url, role, { viewport: PHONE, isMobile: true, hasTouch: true }),
  ];
  const demo = await desk.request.put('/api/live-demo', { data: { isOn: true } });
  if (!demo.ok()) console.log(`(no calls come by themselves here: ${demo.status()})`);
  const waiting = [...rows];
  const watchedMs = Number(values.watch) * 1000;
  const takeTurns = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const seen = await measureSight(desk, row, watchedMs);
      Object.assign(row, { desk: seen.shift, rows: seen.rows });
      row.phone = (await measureSight(phone, row, 2_000)).shift;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (demo.ok()) await desk.request.put('/api/live-demo', { data: { isOn: false } });
  await Promise.all([desk.close(), phone.close()]);
}

const HEAD = ['page', 'CPU ms', 'script', 'style', 'layout', 'formats', 'again', 'shift', 'phone', 'rows', 'tabs'];
const number = (value: number | null | undefined, digits = 0) => (value == null ? '–' : value.toFixed(digits));

function cells({ path, work, formats, desk, phone, rows, tabs }: Row): string[] {
  const times = [work?.all, work?.script, work?.style, work?.layout].map((each) => number(each));
  const shifts = [number(desk?.sum, 3), number(phone?.sum, 3)];
  return [path, ...times, number(formats?.cold), number(formats?.again), ...shifts, number(rows), number(tabs)];
}

function print(rows: readonly Row[]): void {
  for (const [path = '', ...rest] of [HEAD, ...rows.map(cells)])
    console.log(`${path.slice(0, 64).padEnd(64)}${rest.map((cell) => cell.padStart(8)).join('')}`);
  for (const { path, desk, phone } of rows)
    for (const shift of [desk, phone]) if (shift && shift.sum > 0.02) console.log(`${path} moves: ${shift.largest}`);
}

const [given] = positionals;
if (!given) await prepareServers();
const network = given ? { url: given, stop: async () => undefined } : await startNetworkProcess();
const browser = await launch();
try {
  const plain = await measurePlainTable(browser);
  console.log(`A plain table of 500 cells costs this machine ${number(plain.all, 1)} ms.`);
  const all: Row[] = [];
  for (const role of values.roles.split(',') as PanelRole[]) {
    const rows = await measureRole(browser, network.url, role);
    print(rows);
    all.push(...rows);
  }
  if (values.json) await writeFile(values.json, JSON.stringify({ plain, pages: all }, null, 1));
} finally {
  await browser.close();
  await network.stop();
}
