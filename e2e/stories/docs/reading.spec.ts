import { DOCS_PAGES } from '../../crawl/docs-pages.ts';
import { crawl } from '../../crawl/stop.ts';
import { expect, test } from '../../story.ts';

test('the documentation is open to everybody, and asks nothing of any other host', async ({ visitor, baseURL }) => {
  test.slow(); // axe looks at every line of examples, on the desk and on the phone
  const page = await visitor();
  const foreign: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await crawl(page, DOCS_PAGES, {});
  expect([foreign, refused]).toEqual([[], []]);
});

test('somebody finds the API in the footer, chooses a language once and reads what an error means', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Callstead API' })).toBeVisible();
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await expect(page.getByText('import json, os, urllib.request').first()).toBeVisible();

  await page.getByRole('link', { name: 'Idempotency', exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();
  await page.getByRole('link', { name: 'idempotency_mismatch' }).click();
  await expect(page).toHaveURL(/\/docs\/errors#idempotency_mismatch$/);
  await expect(page.getByRole('heading', { name: 'idempotency_mismatch' })).toBeInViewport();
});

test('without script the pages are complete', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/docs/reference/leads');
  await page.getByRole('radio', { name: 'TypeScript' }).first().check();
  await expect(page.getByText('createClient').first()).toBeVisible();
  await context.close();
});
