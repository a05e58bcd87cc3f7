import type { CarriersResponse } from '@callstead/contract/carriers';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { simulatedCredentials } from '../../telephony/carrier-simulator/keys.ts';
import { areCarriersSimulated } from '../../telephony/carriers/open-account.ts';
import { sumHours } from './health-queries.ts';
import { listHindrances, listRecentOrders } from './order-queries.ts';
import { presentAccount, presentDifference, presentHealth, presentOrder, presentRefill } from './present.ts';
import { listAccounts, sumCosts } from './queries.ts';
import { listRecentDifferences } from './reconcile-queries.ts';
import { countPool, refillsOf } from './refill.ts';
import type { CarriersServices } from './services.ts';

const DAY_MS = 24 * 3_600_000;
const SHOWN = 20;
const OTHERS = ['environment', 'simulator', 'unknown'] as const;

export async function readCarriers(
  services: CarriersServices,
  actor: Actor,
  { language, now }: { language: Language; now: Date },
): Promise<CarriersResponse> {
  authorize(actor, 'carrier-account.list');
  const { db, config } = services;
  const hours = new Map((await sumHours(db, new Date(now.getTime() - DAY_MS))).map((row) => [row.carrier, row]));
  const accounts = await listAccounts(db);
  const orders = await listRecentOrders(db, SHOWN);
  return {
    accounts: accounts.map((row) => presentAccount(row, hours.get(row.id), now)),
    others: OTHERS.filter((carrier) => hours.has(carrier)).map((carrier) => ({
      carrier,
      health: presentHealth(hours.get(carrier)),
    })),
    orders: orders.map(presentOrder),
    refills: await readRefills(services, now),
    differences: (await listRecentDifferences(db, SHOWN)).map(presentDifference),
    costs: await readCosts(services, language),
    simulated: areCarriersSimulated(config) ? simulatedCredentials(services.secret) : null,
  };
}

async function readRefills(services: CarriersServices, now: Date): Promise<CarriersResponse['refills']> {
  const hindrances = new Map((await listHindrances(services.db)).map((row) => [row.country, row]));
  const refills = refillsOf(services).map(async (refill) =>
    presentRefill(refill, await countPool(services, refill, now), hindrances.get(refill.country)),
  );
  return Promise.all(refills);
}

async function readCosts({ db }: Pick<CarriersServices, 'db'>, language: Language): Promise<CarriersResponse['costs']> {
  const rows = await sumCosts(db, language);
  const cents = (of: typeof rows) => of.reduce((sum, row) => sum + Number(row.cents), 0);
  return {
    totalCents: cents(rows),
    idleCents: cents(rows.filter(({ public_id }) => public_id === null)),
    campaigns: rows.flatMap(({ public_id: campaignId, title, numbers, cents: monthly }) =>
      campaignId ? [{ campaignId, campaignTitle: title ?? campaignId, numbers, monthlyCents: Number(monthly) }] : [],
    ),
  };
}
