import { RULES } from '@callstead/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createLog } from '../log.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

test('every route declares its access, and this is the whole list', () => {
  const routes = t.app.declaredRoutes
    .filter((route) => route.method !== 'HEAD')
    .map((route) => `${route.method} ${route.url} → ${route.access}`);
  expect(routes.sort()).toMatchInlineSnapshot(`
    [
      "DELETE /api/* → site.read",
      "DELETE /api/account/sessions → session.list",
      "DELETE /api/account/sessions/:id → session.revoke",
      "DELETE /api/advertiser/campaigns/:id → campaign.delete",
      "GET /api/* → site.read",
      "GET /api/account/sessions → session.list",
      "GET /api/admin/accounts → account.list",
      "GET /api/admin/campaigns → campaign.list-all",
      "GET /api/advertiser/campaigns → campaign.list",
      "GET /api/advertiser/campaigns/:id → campaign.read",
      "GET /api/advertiser/campaigns/:id/versions → campaign.read",
      "GET /api/live → live.listen",
      "GET /api/offers → offer.read",
      "GET /api/offers/:id → offer.read",
      "GET /api/session → session.read",
      "GET /dev/outbox → outbox.read",
      "GET /dev/outbox/:id → outbox.read",
      "GET /healthz → health.read",
      "GET /metrics → metrics.read",
      "GET /readyz → health.read",
      "GET /robots.txt → site.read",
      "GET /sitemap.xml → site.read",
      "PATCH /api/* → site.read",
      "POST /api/* → site.read",
      "POST /api/account/password → account.change-password",
      "POST /api/account/two-factor → two-factor.manage",
      "POST /api/account/two-factor/confirm → two-factor.manage",
      "POST /api/account/two-factor/disable → two-factor.manage",
      "POST /api/account/two-factor/recovery-codes → two-factor.manage",
      "POST /api/admin/account-diagnoses → account.diagnose",
      "POST /api/admin/campaigns/:id/review → campaign.activate",
      "POST /api/admin/campaigns/activations → campaign.activate",
      "POST /api/advertiser/campaigns → campaign.create",
      "POST /api/advertiser/campaigns/:id/duplicate → campaign.duplicate",
      "POST /api/advertiser/campaigns/:id/pause → campaign.pause",
      "POST /api/advertiser/campaigns/:id/resume → campaign.resume",
      "POST /api/advertiser/campaigns/:id/submit → campaign.submit",
      "POST /api/captchas → captcha.solve",
      "POST /api/captchas/:id/answer → captcha.solve",
      "POST /api/contact → ticket.contact",
      "POST /api/email-confirmations → account.confirm-email",
      "POST /api/email-confirmations/complete → account.confirm-email",
      "POST /api/first-admin → network.found",
      "POST /api/first-admin/check → network.found",
      "POST /api/login → session.open",
      "POST /api/login/two-factor → session.open",
      "POST /api/logout → session.close",
      "POST /api/password-resets → account.recover-password",
      "POST /api/password-resets/check → account.recover-password",
      "POST /api/password-resets/complete → account.recover-password",
      "POST /api/register → account.register",
      "PUT /api/* → site.read",
      "PUT /api/account/language → account.choose-language",
      "PUT /api/admin/accounts/:id/status → account.set-status",
      "PUT /api/admin/campaigns/:id → campaign.edit-any",
      "PUT /api/admin/campaigns/:id/share → campaign.set-share",
      "PUT /api/advertiser/campaigns/:id → campaign.edit",
    ]
  `);
});

test('a route without declared access keeps the server from starting', async () => {
  const app = await buildApp(t.services, createLog('silent'));
  app.get('/forgotten', async () => 'x');
  await expect(app.ready()).rejects.toThrow(/declare no access.*GET \/forgotten/);
});

describe('what members and admins may do is closed to others', () => {
  const visitors = ['anonymous', 'publisher', 'affiliate', 'advertiser', 'admin'] as const;

  test.each(visitors)('%s', async (visitor) => {
    const person: Person | undefined = visitor === 'anonymous' ? undefined : await t.signIn(visitor);
    for (const { method, url, access } of t.app.declaredRoutes) {
      if (!url.startsWith('/api/') || method === 'HEAD') continue;
      const { roles } = RULES[access as keyof typeof RULES];
      if (roles.includes(visitor)) continue;
      const path = url.replace(/^\/api/, '').replace(':id', crypto.randomUUID());
      const response = await t.call(method as 'GET', path, { ...(person && { headers: person.headers }), body: {} });
      expect([path, response.json().code]).toEqual([path, visitor === 'anonymous' ? 'unauthenticated' : 'forbidden']);
    }
  });
});
