import type { Entry } from '@callstead/contract/v1/ledger';
import * as endpoints from '@callstead/contract/v1/ledger-endpoints';
import { authorize, can, type Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { listed, type Page } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { presentEarnings, presentLine } from '../billing/present.ts';
import {
  advertiserHolder,
  advertiserOf,
  publisherHolder,
  publisherOf,
  readBilling,
  readEarnings,
} from '../billing/reads.ts';
import { readLines, type StatementLine } from '../billing/statements/reads.ts';
import { readLedgerEntries } from '../ledger/admin/read-entries.ts';
import { isAdvertiser } from '../sale-scope/queries.ts';
import { IN_ENGLISH } from './as-panels-ask.ts';

export function ledgerV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.readBalance, ({ actor, query }) => readBalanceOf(services, actor, query.account));

  handleByKey(app, endpoints.listEntries, async ({ actor, query }) => {
    const { side, id } = await accountOf(db, actor, query.account);
    const asked = { ...query, ...IN_ENGLISH };
    const page: Page<StatementLine<string>> =
      side === 'advertiser'
        ? await readLines(db, advertiserHolder(id), asked)
        : await readLines(db, publisherHolder(id), asked);
    const { data, hasMore, next } = listed(page, presentEntry);
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.listPostings, async ({ actor, query }) => {
    authorize(actor, 'ledger.read');
    const { data, hasMore, next } = await readLedgerEntries(db, query);
    return { data, hasMore, next };
  });
}

/** What an account has now, as its own side counts it. */
export async function readBalanceOf(
  services: Pick<Services, 'db' | 'config' | 'settings'>,
  actor: Member,
  picked: string | undefined,
) {
  const { db, config, settings } = services;
  const { side, id } = await accountOf(db, actor, picked);
  const when = { now: new Date(), zone: config.networkZone };
  if (side === 'publisher') return { side, ...presentEarnings(await readEarnings(services, id, when)) };
  const { alertHours } = settings.of('billing');
  return { side, ...(await readBilling(db, id, { ...when, alertHours })) };
}

/** Whose money is looked at, by the rule of their side; an admin names the account. */
async function accountOf(db: Db, actor: Member, picked: string | undefined) {
  authorize(actor, 'ledger.read-own');
  const isForAdvertiser = can(actor, 'account.view-any')
    ? picked !== undefined && (await isAdvertiser(db, picked))
    : actor.role === 'advertiser';
  if (isForAdvertiser) return { side: 'advertiser' as const, id: await advertiserOf(db, { actor, picked }) };
  return { side: 'publisher' as const, id: await publisherOf(db, { actor, picked }) };
}

function presentEntry(line: StatementLine<string>): Entry {
  const { campaign, change, conversionId, leadId, ...entry } = presentLine(line);
  return {
    ...entry,
    conversionId: conversionId ?? null,
    leadId: leadId ?? null,
    offerId: campaign?.id ?? null,
    amountCents: change.totalCents,
    parts: change.parts,
  };
}
