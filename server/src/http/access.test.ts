import { API } from '@callstead/contract/api';
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
      "DELETE /api/account/email-change → account.change-email",
      "DELETE /api/account/payment-method/waiting → payment-method.cancel-change",
      "DELETE /api/account/picture → picture.change",
      "DELETE /api/account/sessions → session.list",
      "DELETE /api/account/sessions/:id → session.revoke",
      "DELETE /api/admin/invitations/:id → admin.withdraw-invitation",
      "DELETE /api/admin/numbers/:id → number.delete",
      "DELETE /api/admin/payout-runs/:id/exclusions/:accountId → payout-run.include",
      "DELETE /api/admin/tickets/:id → ticket.delete",
      "DELETE /api/advertiser/campaigns/:id → campaign.delete",
      "DELETE /api/billing/methods/:id → funding-method.remove",
      "DELETE /api/blocked-callers/:id → caller.block",
      "GET /api/* → site.read",
      "GET /api/account/payment-method → payment-method.read",
      "GET /api/account/profile → profile.read",
      "GET /api/account/sessions → session.list",
      "GET /api/admin/accounts → account.list",
      "GET /api/admin/accounts/:id → account.list",
      "GET /api/admin/accounts/:id/payout-terms → payout-terms.read",
      "GET /api/admin/applications/:id/pool → number.list",
      "GET /api/admin/audit → audit.read",
      "GET /api/admin/audit.csv → audit.read",
      "GET /api/admin/campaigns → campaign.list-all",
      "GET /api/admin/corrections → correction.list",
      "GET /api/admin/corrections/:id → correction.list",
      "GET /api/admin/corrections/:id/calls.csv → correction.list",
      "GET /api/admin/invitations → admin.list-invitations",
      "GET /api/admin/ledger/accounts → ledger.read",
      "GET /api/admin/ledger/entries → ledger.read",
      "GET /api/admin/ledger/entries.csv → ledger.read",
      "GET /api/admin/ledger/totals → ledger.read",
      "GET /api/admin/numbers → number.list",
      "GET /api/admin/overview → dashboard.admin",
      "GET /api/admin/payments → payment.list-all",
      "GET /api/admin/payments/unbooked → payment.list-all",
      "GET /api/admin/payout-files/:id → payout-file.download",
      "GET /api/admin/payout-runs → payout-run.list",
      "GET /api/admin/payout-runs/:id → payout-run.read",
      "GET /api/admin/payout-runs/:id/publishers → payout-run.read",
      "GET /api/admin/settings → settings.read",
      "GET /api/admin/tickets → ticket.manage",
      "GET /api/admin/tickets/:id → ticket.manage",
      "GET /api/admin/transfers → transfer.list",
      "GET /api/advertiser/campaigns → campaign.list",
      "GET /api/advertiser/campaigns/:id → campaign.read",
      "GET /api/advertiser/campaigns/:id/versions → campaign.read",
      "GET /api/advertiser/dashboard → dashboard.advertiser",
      "GET /api/applications → application.list",
      "GET /api/applications/campaigns → application.list",
      "GET /api/avatars/:seed → file.read",
      "GET /api/billing → billing.read",
      "GET /api/billing/credit-notes/:id/pdf → billing.read",
      "GET /api/billing/details → billing.read",
      "GET /api/billing/documents → billing.read",
      "GET /api/billing/documents/:year/zip → billing.read",
      "GET /api/billing/funding → billing.read",
      "GET /api/billing/invoices → billing.read",
      "GET /api/billing/invoices/:id → billing.read",
      "GET /api/billing/invoices/:id/csv → billing.read",
      "GET /api/billing/invoices/:id/pdf → billing.read",
      "GET /api/billing/payments → billing.read",
      "GET /api/billing/payments/:id → billing.read",
      "GET /api/billing/receipts/:entry/pdf → billing.read",
      "GET /api/billing/statement → billing.read",
      "GET /api/billing/statement.csv → billing.read",
      "GET /api/billing/transfers → billing.read",
      "GET /api/blocked-callers → caller.block",
      "GET /api/calls → call.list",
      "GET /api/calls/:id → call.read",
      "GET /api/calls/:id/recording → recording.listen",
      "GET /api/calls/:id/recording/audio → recording.listen",
      "GET /api/calls/export → call.export",
      "GET /api/calls/lines → call.list-lines",
      "GET /api/calls/live → call.list",
      "GET /api/calls/options → call.list",
      "GET /api/campaigns/:publicId/application → application.read-own",
      "GET /api/earnings → earnings.read",
      "GET /api/earnings/statement → earnings.read",
      "GET /api/earnings/statement.csv → earnings.read",
      "GET /api/live → live.listen",
      "GET /api/notifications → notification.list",
      "GET /api/offers → offer.read",
      "GET /api/offers/:id → offer.read",
      "GET /api/payouts → payout.read",
      "GET /api/payouts/:id → payout.read",
      "GET /api/payouts/:id/lines → payout.read",
      "GET /api/payouts/:id/statement.csv → payout.read",
      "GET /api/payouts/:id/statement.pdf → payout.read",
      "GET /api/pictures/:name → picture.read",
      "GET /api/publisher/campaigns → campaign.browse",
      "GET /api/publisher/dashboard → dashboard.publisher",
      "GET /api/session → session.read",
      "GET /api/tickets → ticket.list",
      "GET /api/tickets/:id → ticket.read",
      "GET /dev/outbox → outbox.read",
      "GET /dev/outbox/:id → outbox.read",
      "GET /dni.js → file.read",
      "GET /healthz → health.read",
      "GET /l/:offerId/:affId → link.follow",
      "GET /metrics → metrics.read",
      "GET /readyz → health.read",
      "GET /robots.txt → site.read",
      "GET /simulator/recordings/:file → recording.simulate",
      "GET /simulator/stripe → gateway.simulate",
      "GET /simulator/stripe/pay/:id → gateway.simulate",
      "GET /simulator/stripe/v1/* → gateway.simulate",
      "GET /sitemap.xml → site.read",
      "GET /t/:offerId/:affId → link.follow",
      "OPTIONS /v1/dni/leases → number.lease",
      "PATCH /api/* → site.read",
      "PATCH /api/account/profile → profile.update",
      "POST /api/* → site.read",
      "POST /api/account/email-change → account.change-email",
      "POST /api/account/password → account.change-password",
      "POST /api/account/two-factor → two-factor.manage",
      "POST /api/account/two-factor/confirm → two-factor.manage",
      "POST /api/account/two-factor/disable → two-factor.manage",
      "POST /api/account/two-factor/recovery-codes → two-factor.manage",
      "POST /api/admin/account-diagnoses → account.diagnose",
      "POST /api/admin/accounts/decisions → account.set-status",
      "POST /api/admin/calls/:id/decision → call.decide",
      "POST /api/admin/campaigns/:id/review → campaign.activate",
      "POST /api/admin/campaigns/activations → campaign.activate",
      "POST /api/admin/corrections → correction.run",
      "POST /api/admin/corrections/:id/reverse → correction.run",
      "POST /api/admin/corrections/:id/start → correction.run",
      "POST /api/admin/invitations → admin.invite",
      "POST /api/admin/invitations/:id/resend → admin.resend-invitation",
      "POST /api/admin/ledger/adjustments → ledger.record",
      "POST /api/admin/ledger/bonuses → ledger.record",
      "POST /api/admin/ledger/top-ups → ledger.record",
      "POST /api/admin/ledger/withdrawals → ledger.record",
      "POST /api/admin/numbers → number.import",
      "POST /api/admin/numbers/:id/release → number.release",
      "POST /api/admin/numbers/previews → number.import",
      "POST /api/admin/payments/:id/refunds → payment.refund",
      "POST /api/admin/payout-runs → payout-run.propose",
      "POST /api/admin/payout-runs/:id/approvals → payout-run.approve",
      "POST /api/admin/payout-runs/:id/cancel → payout-run.cancel",
      "POST /api/admin/payout-runs/:id/files → payout-file.make",
      "POST /api/admin/payout-runs/:id/sent → payout.mark-sent",
      "POST /api/admin/payouts/:id/failed → payout.mark-failed",
      "POST /api/admin/payouts/:id/retry → payout.retry",
      "POST /api/admin/payouts/:id/sent → payout.mark-sent",
      "POST /api/admin/tickets/:id/notes → ticket.note",
      "POST /api/admin/transfers → transfer.record",
      "POST /api/admin/transfers/:id/ignore → transfer.ignore",
      "POST /api/admin/transfers/:id/match → transfer.match",
      "POST /api/admin/transfers/:id/undo → transfer.undo",
      "POST /api/admin/transfers/import → transfer.import",
      "POST /api/admin/transfers/import-preview → transfer.import",
      "POST /api/advertiser/campaigns → campaign.create",
      "POST /api/advertiser/campaigns/:id/duplicate → campaign.duplicate",
      "POST /api/advertiser/campaigns/:id/pause → campaign.pause",
      "POST /api/advertiser/campaigns/:id/resume → campaign.resume",
      "POST /api/advertiser/campaigns/:id/submit → campaign.submit",
      "POST /api/applications/:id/decision → application.decide",
      "POST /api/applications/:id/revocation → application.revoke",
      "POST /api/applications/:id/withdrawal → application.withdraw",
      "POST /api/applications/decisions → application.decide",
      "POST /api/billing/methods → billing.pay",
      "POST /api/billing/payments → billing.pay",
      "POST /api/billing/payments/:id/cancel → billing.pay",
      "POST /api/billing/transfers → transfer.announce",
      "POST /api/blocked-callers → caller.block",
      "POST /api/calls/:id/dispute → call.dispute",
      "POST /api/calls/lines/:line/explanation → call.explain",
      "POST /api/calls/lines/:line/test → call.test",
      "POST /api/campaigns/:publicId/applications → application.create",
      "POST /api/captchas → captcha.solve",
      "POST /api/captchas/:id/answer → captcha.solve",
      "POST /api/contact → ticket.contact",
      "POST /api/email-changes/complete → account.confirm-email-change",
      "POST /api/email-confirmations → account.confirm-email",
      "POST /api/email-confirmations/complete → account.confirm-email",
      "POST /api/first-admin → first-admin.create",
      "POST /api/first-admin/check → first-admin.create",
      "POST /api/invitations/accept → admin.accept-invitation",
      "POST /api/invitations/check → admin.accept-invitation",
      "POST /api/login → session.open",
      "POST /api/login/link → session.open",
      "POST /api/login/two-factor → session.open",
      "POST /api/logout → session.close",
      "POST /api/notifications/read → notification.mark",
      "POST /api/notifications/shown → notification.mark",
      "POST /api/password-resets → account.recover-password",
      "POST /api/password-resets/check → account.recover-password",
      "POST /api/password-resets/complete → account.recover-password",
      "POST /api/register → account.register",
      "POST /api/tickets → ticket.open",
      "POST /api/tickets/:id/replies → ticket.reply",
      "POST /carrier/twilio/dial → carrier.call",
      "POST /carrier/twilio/recording → carrier.call",
      "POST /carrier/twilio/status → carrier.call",
      "POST /carrier/twilio/voice → carrier.call",
      "POST /simulator/stripe/disputes/:id → gateway.simulate",
      "POST /simulator/stripe/pay/:id → gateway.simulate",
      "POST /simulator/stripe/refunds/:id → gateway.simulate",
      "POST /simulator/stripe/v1/* → gateway.simulate",
      "POST /v1/dni/leases → number.lease",
      "POST /webhooks/stripe → gateway.call",
      "PUT /api/* → site.read",
      "PUT /api/account/language → account.choose-language",
      "PUT /api/account/payment-method → payment-method.change",
      "PUT /api/account/picture → picture.change",
      "PUT /api/admin/accounts/:id/payout-terms → payout-terms.change",
      "PUT /api/admin/accounts/:id/status → account.set-status",
      "PUT /api/admin/accounts/:id/type → account.switch-type",
      "PUT /api/admin/applications/:id/pool → number.set-pool",
      "PUT /api/admin/applications/:id/terms → application.set-terms",
      "PUT /api/admin/campaigns/:id → campaign.edit-any",
      "PUT /api/admin/campaigns/:id/share → campaign.set-share",
      "PUT /api/admin/ledger/credit-limits/:id → ledger.record",
      "PUT /api/admin/payout-runs/:id/exclusions/:accountId → payout-run.exclude",
      "PUT /api/admin/settings → settings.change",
      "PUT /api/admin/tickets/:id/priority → ticket.set-priority",
      "PUT /api/admin/tickets/:id/status → ticket.set-status",
      "PUT /api/advertiser/campaigns/:id → campaign.edit",
      "PUT /api/billing/auto-recharge → auto-recharge.change",
      "PUT /api/billing/details → billing-details.change",
      "PUT /api/billing/methods/:id/default → funding-method.make-default",
    ]
  `);
});

test('every route of the API comes from an endpoint of the contract, and every endpoint is handled', () => {
  const ofTheApi = t.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/') && url !== '/api/*');
  const undescribed = ofTheApi.filter(({ endpoint }) => !endpoint);
  expect(undescribed.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
  const handled = new Set(ofTheApi.map(({ endpoint }) => endpoint));
  expect(handled).toEqual(new Set(API.values()));
  for (const { endpoint, url, access } of ofTheApi) {
    expect([url, access]).toEqual([`/api${endpoint?.path}`, endpoint?.access]);
  }
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
