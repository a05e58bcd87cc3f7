import type { Endpoint } from './endpoint.ts';
import * as own from './integrations/v1-endpoints.ts';
import * as leadIntake from './leads/intake-endpoints.ts';
import * as applications from './v1/applications-endpoints.ts';
import * as calls from './v1/calls-endpoints.ts';
import * as campaigns from './v1/campaigns-endpoints.ts';
import * as clicks from './v1/clicks-endpoints.ts';
import * as conversions from './v1/conversions-endpoints.ts';
import * as disputes from './v1/disputes-endpoints.ts';
import * as invoices from './v1/invoices-endpoints.ts';
import * as leads from './v1/leads-endpoints.ts';
import * as ledger from './v1/ledger-endpoints.ts';
import * as links from './v1/links-endpoints.ts';
import * as numbers from './v1/numbers-endpoints.ts';
import * as offers from './v1/offers-endpoints.ts';
import * as outside from './v1/outside-endpoints.ts';
import * as payouts from './v1/payouts-endpoints.ts';
import * as reports from './v1/reports-endpoints.ts';

/** Every request programs make, by the name it has in the contract; their addresses follow `/v1`. */
export const V1: ReadonlyMap<string, Endpoint> = new Map(
  [
    own,
    offers,
    campaigns,
    applications,
    numbers,
    links,
    clicks,
    calls,
    leadIntake,
    leads,
    conversions,
    disputes,
    reports,
    ledger,
    payouts,
    invoices,
    outside,
  ].flatMap((module) => Object.entries<Endpoint>(module)),
);
