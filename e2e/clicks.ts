import type { Page } from './story.ts';

/** How often somebody presses in a journey, step by step; what is typed or pressed on the keyboard does not count. */
export type Clicks = {
  /** What was pressed since the step before. */
  step: (page: Page, name: string) => Promise<void>;
  total: () => number;
  /** To be read by people: '4 register + 1 log in'. */
  told: () => string;
};

const KEPT = 'clicks';

/** Counts on each page from its next load on, across pages of the same tab. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => isTrusted && sessionStorage.setItem(kept, `${Number(sessionStorage.getItem(kept)) + 1}`),
      { capture: true },
    );
  }, KEPT);
}

export function countClicks(): Clicks {
  const steps: { name: string; clicks: number }[] = [];
  return {
    step: async (page, name) => {
      const clicks = await page.evaluate((kept) => {
        const counted = Number(sessionStorage.getItem(kept));
        sessionStorage.removeItem(kept);
        return counted;
      }, KEPT);
      steps.push({ name, clicks });
    },
    total: () => steps.reduce((sum, { clicks }) => sum + clicks, 0),
    told: () => steps.map(({ name, clicks }) => `${clicks} ${name}`).join(' + '),
  };
}
