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
    route('first-admin', '../features/first-admin/first-admin-page.tsx'),
    route('admin-check', '../features/admin-check/admin-check-page.tsx'),
  ]),
  route('admin-dashboard', 'layouts/admin-layout.tsx', [
    index('redirects/to-users.ts'),
    route('users', '../features/accounts/accounts-page.tsx'),
    route('campaigns', '../features/campaign-review/admin-campaigns-page.tsx'),
    route('campaigns/:id', '../features/campaign-review/review-page.tsx'),
    route('campaigns/:id/edit', '../features/campaign-form/edit-campaign-page.tsx', { id: 'admin-edit-campaign' }),
    route('security', '../features/security/security-page.tsx', { id: 'admin-security' }),
  ]),
  route('publisher-dashboard', 'layouts/publisher-layout.tsx', [
    index('redirects/to-dashboard.ts', { id: 'publisher-index' }),
    route('dashboard', '../features/publisher-dashboard/publisher-dashboard-page.tsx'),
    route('security', '../features/security/security-page.tsx', { id: 'publisher-security' }),
  ]),
  route('advertiser-dashboard', 'layouts/advertiser-layout.tsx', [
    index('redirects/to-dashboard.ts', { id: 'advertiser-index' }),
    route('dashboard', '../features/advertiser-dashboard/advertiser-dashboard-page.tsx'),
    route('campaigns', '../features/campaigns/campaigns-page.tsx'),
    route('campaigns/:id/edit', '../features/campaign-form/edit-campaign-page.tsx'),
    route('create-campaign', '../features/campaign-form/create-campaign-page.tsx'),
    route('security', '../features/security/security-page.tsx', { id: 'advertiser-security' }),
  ]),
  route('affiliate-dashboard/*', 'redirects/affiliate-to-publisher.ts'),
  route('offers', 'redirects/to-public-offers.ts'),
  route('*', 'redirects/to-home.ts'),
] satisfies RouteConfig;
