import { test } from '@playwright/test';
import type { Page } from './story.ts';

const TOLD = 'aClickWasMade';

/** How often somebody pressed the mouse in each step of what they did. */
export type Clicks = {
  /** From here on what is pressed on this page counts. Before its first address is opened. */
  on: (page: Page) => Promise<void>;
  step: (name: string, steps: () => Promise<void>) => Promise<void>;
  /** A link in a mail, which no page of ours shows. */
  linkOfMail: () => void;
  byStep: () => Record<string, number>;
};

export function countClicks(): Clicks {
  const counted = new Map<string, number>();
  let current = 'before the first step';
  const count = () => void counted.set(current, (counted.get(current) ?? 0) + 1);
  return {
    on: async (page) => {
      await page.exposeFunction(TOLD, count);
      await page.addInitScript(tellOfClicks, TOLD);
    },
    step: (name, steps) => {
      current = name;
      counted.set(name, 0);
      return test.step(name, steps);
    },
    linkOfMail: count,
    byStep: () => Object.fromEntries(counted),
  };
}

/**
 * Runs in the page. The press of a button, not `click`: a label hands its click on to its field, which would count twice,
 * a list of options that opens under the mouse gets none, and keys make clicks of their own.
 */
function tellOfClicks(told: string): void {
  const tell = (event: PointerEvent) => {
    if (event.isTrusted && event.pointerType === 'mouse' && event.button === 0) Reflect.get(window, told)();
  };
  addEventListener('pointerdown', tell, { capture: true });
}
