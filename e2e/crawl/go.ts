import { open, type Page } from '../story.ts';

/** As a link would, which leaves the scripts of the page where they are; opened anew where something stands above it. */
export async function go(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(followLink, path);
  if (!isThere) await open(page, path);
}

/** Runs in the page. */
async function followLink(path: string): Promise<boolean> {
  type Router = { navigate: (to: string) => Promise<void> };
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: Router };
  const isCovered = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
  if (!router || isCovered || document.documentElement.dataset.ready !== 'true') return false;
  await router.navigate(path);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return true;
}
