import { chromium } from '@playwright/test';
import fs from 'node:fs';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const B = 'http://localhost:3360';
async function login(email, w, scheme='light') {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await ctx.newPage();
  const r = await page.request.post(`${B}/api/login`, { data: { email, password: 'Demo1234!' }, headers: { origin: B } });
  if (!r.ok()) console.log(r.status(), await r.text());
  return page;
}
for (const w of [1280, 360]) {
  const page = await login('advertiser@callstead.example', w, w === 360 ? 'dark' : 'light');
  await page.goto(`${B}/advertiser-dashboard/billing`); await page.waitForTimeout(6000); console.log(page.url());
  await page.screenshot({ path: `/tmp/inv-fonts/s-billing-${w}.png`, fullPage: true });
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click({timeout:3000}).catch(e=>console.log(String(e).slice(0,200))); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/inv-fonts/s-dialog-${w}.png` });
  const { data } = await (await page.request.get(`${B}/api/billing/invoices`)).json();
  await page.goto(`${B}/advertiser-dashboard/billing/invoices/${data[0].id}`); await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/inv-fonts/s-invoice-${w}.png`, fullPage: true });
  if (w === 1280) {
    const t0 = Date.now();
    fs.writeFileSync('/tmp/inv-fonts/demo.pdf', await (await page.request.get(`${B}/api/billing/invoices/${data[0].id}/pdf`)).body());
    const z = await page.request.get(`${B}/api/billing/documents/2026/zip`); fs.writeFileSync('/tmp/inv-fonts/demo.zip', await z.body()); console.log(z.status(), Date.now()-t0, JSON.stringify(z.headers()));
  }
}
const admin = await login('admin@callstead.example', 1280);
await admin.goto(`${B}/admin-dashboard/settings`); await admin.waitForTimeout(2000);
await admin.screenshot({ path: '/tmp/inv-fonts/s-settings-1280.png', fullPage: true });
await browser.close();
