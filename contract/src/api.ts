import * as applications from './applications-endpoints.ts';
import * as audit from './audit-endpoints.ts';
import * as billingDetails from './billing/details-endpoints.ts';
import * as documents from './billing/documents-endpoints.ts';
import * as statements from './billing/statements-endpoints.ts';
import * as calls from './calls/calls-endpoints.ts';
import * as testCalls from './calls/test-calls-endpoints.ts';
import * as catalogue from './campaigns/catalogue-endpoints.ts';
import * as managedCampaigns from './campaigns/managed-campaigns-endpoints.ts';
import * as offers from './campaigns/offers-endpoints.ts';
import * as carriers from './carriers-endpoints.ts';
import * as clicks from './clicks-endpoints.ts';
import * as conversions from './conversions/conversions-endpoints.ts';
import * as corrections from './corrections-endpoints.ts';
import * as disputes from './disputes-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health-endpoints.ts';
import * as accountView from './identity/account-view-endpoints.ts';
import * as accounts from './identity/accounts-endpoints.ts';
import * as captcha from './identity/captcha-endpoints.ts';
import * as emailChange from './identity/email-change-endpoints.ts';
import * as invitations from './identity/invitations-endpoints.ts';
import * as ownAccount from './identity/own-account-endpoints.ts';
import * as password from './identity/password-endpoints.ts';
import * as picture from './identity/picture-endpoints.ts';
import * as registration from './identity/registration-endpoints.ts';
import * as session from './identity/session-endpoints.ts';
import * as twoFactor from './identity/two-factor-endpoints.ts';
import * as apiKeys from './integrations/api-keys-endpoints.ts';
import * as apiRequests from './integrations/api-requests-endpoints.ts';
import * as conversionFeeds from './integrations/conversion-feeds-endpoints.ts';
import * as postbackAddresses from './integrations/postback-addresses-endpoints.ts';
import * as webhooks from './integrations/webhooks-endpoints.ts';
import * as leadDelivery from './leads/delivery-endpoints.ts';
import * as leadForms from './leads/form-endpoints.ts';
import * as leadImports from './leads/import-endpoints.ts';
import * as leads from './leads/leads-endpoints.ts';
import * as ledger from './ledger-endpoints.ts';
import * as links from './links-endpoints.ts';
import * as listSettings from './list-settings-endpoints.ts';
import * as liveDemo from './live-demo-endpoints.ts';
import * as live from './live-endpoints.ts';
import * as materials from './materials-endpoints.ts';
import * as notifications from './notifications-endpoints.ts';
import * as numberPools from './number-pools-endpoints.ts';
import * as numbers from './numbers-endpoints.ts';
import * as payments from './payments-endpoints.ts';
import * as earlyPayouts from './payouts/early-endpoints.ts';
import * as referrals from './payouts/referrals-endpoints.ts';
import * as payoutRuns from './payouts/runs-endpoints.ts';
import * as payoutStatements from './payouts/statements-endpoints.ts';
import * as taxForms from './payouts/tax-endpoints.ts';
import * as payouts from './payouts-endpoints.ts';
import * as persons from './persons-endpoints.ts';
import * as preferences from './preferences-endpoints.ts';
import * as reconciliation from './reconciliation-endpoints.ts';
import * as recordings from './recordings-endpoints.ts';
import * as alerts from './reports/alerts-endpoints.ts';
import * as dashboards from './reports/dashboards-endpoints.ts';
import * as report from './reports/report-endpoints.ts';
import * as reportViews from './reports/views-endpoints.ts';
import * as blockedCallers from './routing/blocked-callers-endpoints.ts';
import * as search from './search-endpoints.ts';
import * as settings from './settings-endpoints.ts';
import * as setup from './setup-endpoints.ts';
import * as suppression from './suppression-endpoints.ts';
import * as tickets from './tickets-endpoints.ts';
import * as transfers from './transfers-endpoints.ts';

/** Every request of the API, by the name it has in the contract. */
export const API: ReadonlyMap<string, Endpoint> = new Map(
  [
    applications,
    audit,
    statements,
    billingDetails,
    documents,
    calls,
    testCalls,
    conversions,
    leads,
    clicks,
    corrections,
    catalogue,
    managedCampaigns,
    offers,
    accounts,
    accountView,
    captcha,
    invitations,
    ownAccount,
    emailChange,
    picture,
    password,
    registration,
    session,
    twoFactor,
    apiKeys,
    apiRequests,
    conversionFeeds,
    postbackAddresses,
    webhooks,
    leadDelivery,
    leadForms,
    leadImports,
    ledger,
    links,
    listSettings,
    live,
    liveDemo,
    materials,
    notifications,
    preferences,
    numberPools,
    numbers,
    carriers,
    payments,
    payouts,
    referrals,
    payoutRuns,
    earlyPayouts,
    payoutStatements,
    taxForms,
    reconciliation,
    recordings,
    dashboards,
    report,
    reportViews,
    alerts,
    blockedCallers,
    search,
    settings,
    setup,
    health,
    tickets,
    disputes,
    persons,
    suppression,
    transfers,
  ].flatMap((module) => Object.entries<Endpoint>(module)),
);
