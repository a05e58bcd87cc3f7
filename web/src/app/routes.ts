import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/public-layout.tsx', [
    index('../features/home/home-page.tsx'),
    route('public-offers', '../features/offers/offers-page.tsx'),
    route('market-campaigns', '../features/market/market-page.tsx'),
    route('contact', '../features/contact/contact-page.tsx'),
    route('faq', '../features/faq/faq-page.tsx'),
    route('terms', '../features/terms/terms-page.tsx'),
    route('privacy', '../features/privacy/privacy-page.tsx'),
  ]),
  layout('layouts/centred-layout.tsx', [
    route('register', '../features/register/register-page.tsx'),
    route('login', '../features/login/login-page.tsx'),
    route('super-admin-login', '../features/admin-login/admin-login-page.tsx'),
    route('update-password', '../features/password/update-password-page.tsx'),
    route('confirm-email', '../features/confirm-email/confirm-email-page.tsx'),
    route('offer/:offerId', '../features/offer/offer-page.tsx'),
    route('first-admin', '../features/new-admin/first-admin-page.tsx'),
    route('accept-invitation', '../features/new-admin/invitation-page.tsx'),
    route('admin-check', '../features/admin-check/admin-check-page.tsx'),
  ]),
  route('admin-dashboard', 'layouts/admin-layout.tsx', [
    index('redirects/to-users.ts'),
    route('users', '../features/accounts/users-page.tsx'),
    route('publishers', '../features/accounts/publishers-page.tsx'),
    route('advertisers', '../features/accounts/advertisers-page.tsx'),
    route('audit', '../features/audit/audit-page.tsx'),
    route('tickets', '../features/ticket-desk/tickets-page.tsx', { id: 'admin-tickets' }),
    route('security', '../features/security/security-page.tsx', { id: 'admin-security' }),
  ]),
  route('publisher-dashboard', 'layouts/publisher-layout.tsx', [
    index('redirects/to-dashboard.ts', { id: 'publisher-index' }),
    route('dashboard', '../features/publisher-dashboard/publisher-dashboard-page.tsx'),
    route('tickets', '../features/support/publisher-tickets-page.tsx', { id: 'publisher-tickets' }),
    route('security', '../features/security/security-page.tsx', { id: 'publisher-security' }),
  ]),
  route('advertiser-dashboard', 'layouts/advertiser-layout.tsx', [
    index('redirects/to-dashboard.ts', { id: 'advertiser-index' }),
    route('dashboard', '../features/advertiser-dashboard/advertiser-dashboard-page.tsx'),
    route('tickets', '../features/support/advertiser-tickets-page.tsx', { id: 'advertiser-tickets' }),
    route('security', '../features/security/security-page.tsx', { id: 'advertiser-security' }),
  ]),
  route('affiliate-dashboard/*', 'redirects/affiliate-to-publisher.ts'),
  route('offers', 'redirects/to-public-offers.ts'),
  route('*', 'redirects/to-home.ts'),
] satisfies RouteConfig;
