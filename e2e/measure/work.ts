import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { follow, median, openReady, watchRequests } from './browser.ts';
import type { PanelPage } from './panel-pages.ts';

/** Milliseconds of CPU time of the page's main thread. */
export type Work = { all: number; script: number; style: number; layout: number };

const OF_CHROMIUM = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;
const KINDS = Object.keys(OF_CHROMIUM) as (keyof Work)[];

/** CPU time, not time on the wall: other work of the machine is not counted. */
async function workMeter(page: Page): Promise<() => Promise<Work>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
    return perKind((kind) => 1000 * (seconds.get(OF_CHROMIUM[kind]) ?? Number.NaN));
  };
}

const perKind = (of: (kind: keyof Work) => number) => Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Work;

/** What a click to each page costs once its data is there: the median of some rounds, each in another order. */
export async function measureClicks(
  context: BrowserContext,
  pages: readonly PanelPage[],
  rounds: number,
): Promise<Map<string, Work>> {
  const page = await context.newPage();
  const { quiet } = watchRequests(page);
  await openReady(page, pages[0]?.path ?? '/');
  await quiet();
  const read = await workMeter(page);
  const seen = new Map<string, Work[]>(pages.map(({ path }) => [path, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path } of turned(pages, round)) {
      const before = await read();
      await follow(page, path);
      await quiet();
      const after = await read();
      if (round > 0) seen.get(path)?.push(perKind((kind) => after[kind] - before[kind])); // the first fetches it all
    }
  }
  await page.close();
  return new Map([...seen].map(([path, all]) => [path, perKind((kind) => median(all.map((each) => each[kind])))]));
}

/** No page always comes after the same one, whose end it pays for: every round takes longer steps. */
function turned<Item>(items: readonly Item[], round: number): Item[] {
  const step = [1, 7, 11, 13, 17, 19, 23].filter((each) => items.length % each !== 0)[round % 4] ?? 1;
  return items.map((_, index) => items[(index * step + round) % items.length] as Item);
}

/** A yardstick of the machine: fifty rows of ten cells, without scripts of ours, drawn and thrown away. */
export async function measurePlainTable(browser: Browser): Promise<Work> {
  const page = await browser.newPage();
  const read = await workMeter(page);
  const seen: Work[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const before = await read();
    await page.evaluate(drawPlainTable);
    await page.waitForTimeout(200);
    const after = await read();
    seen.push(perKind((kind) => after[kind] - before[kind]));
  }
  await page.close();
  return perKind((kind) => median(seen.map((each) => each[kind])));
}

/** Runs in the page. */
function drawPlainTable(): void {
  const row = `<tr>${'<td style="padding:8px">Llamada <b>12</b></td>'.repeat(10)}</tr>`;
  document.body.innerHTML = `<table>${row.repeat(50)}</table>`;
}
