import type { Endpoint } from '@callstead/contract/endpoint';
import { readCall as callOf } from '@callstead/contract/v1/calls-endpoints';
import { readCampaign as campaignOf } from '@callstead/contract/v1/campaigns-endpoints';
import { readConversion as conversionOf } from '@callstead/contract/v1/conversions-endpoints';
import { readInvoice as invoiceOf } from '@callstead/contract/v1/invoices-endpoints';
import { readLead as leadOf } from '@callstead/contract/v1/leads-endpoints';
import { readBalance as balanceOf } from '@callstead/contract/v1/ledger-endpoints';
import { readPayout as payoutOf } from '@callstead/contract/v1/payouts-endpoints';
import { DomainError } from '@callstead/domain/errors';
import type { Member } from '@callstead/domain/policy';
import * as z from 'zod';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { presentInvoice } from '../billing/present.ts';
import { readInvoice } from '../billing/reads.ts';
import { readCall } from '../calls/detail/reads.ts';
import { readConversion } from '../conversions/detail.ts';
import { findAccount } from '../identity/queries.ts';
import { readLead } from '../leads/detail/reads.ts';
import { IN_ENGLISH } from './as-panels-ask.ts';
import { idOfOffer, readOneCampaign } from './campaigns-routes.ts';
import { readBalanceOf } from './ledger-routes.ts';
import { readOnePayout } from './payouts-routes.ts';
import { presentExplainedCall } from './present-calls.ts';
import { presentExplainedConversion } from './present-conversions.ts';
import { presentExplainedLead } from './present-leads.ts';

type V1Services = Pick<Services, 'db' | 'config' | 'settings'>;
type About = { object: string; id: string; accountId: string };
type Read = (services: V1Services, actor: Member, id: string) => Promise<object>;

/** What is read of each thing, and the endpoint whose answer it is. */
const OBJECTS: Record<string, { endpoint: Endpoint; read: Read }> = {
  call: {
    endpoint: callOf,
    read: async ({ db }, actor, id) => presentExplainedCall(await readCall(db, actor, id, IN_ENGLISH)),
  },
  lead: {
    endpoint: leadOf,
    read: async ({ db }, actor, id) => presentExplainedLead(await readLead(db, actor, id, IN_ENGLISH), actor.role),
  },
  conversion: {
    endpoint: conversionOf,
    read: async ({ db }, actor, id) => presentExplainedConversion(await readConversion(db, actor, id, IN_ENGLISH)),
  },
  payout: { endpoint: payoutOf, read: readOnePayout },
  invoice: {
    endpoint: invoiceOf,
    read: async ({ db }, actor, id) => presentInvoice(await readInvoice(db, actor, id)),
  },
  campaign: {
    endpoint: campaignOf,
    read: async ({ db }, actor, id) => readOneCampaign(db, actor, await idOfOffer(db, id)),
  },
  balance: { endpoint: balanceOf, read: (services, actor) => readBalanceOf(services, actor, undefined) },
};

/**
 * Something as this account's `GET /v1/…` gives it now: the same read, the same rule, the same shape. Undefined for what `/v1` does not
 * give, and for what it would refuse.
 */
export const describeAsV1 =
  (services: V1Services) =>
  async (db: Db, { object, id, accountId }: About): Promise<object | undefined> => {
    const found = OBJECTS[object];
    const account = found && (await findAccount(db, accountId));
    if (!found || !account) return undefined;
    const { user_id: userId, type: role, status } = account;
    const actor: Member = { userId, accountId, role, status, owesTwoFactor: false };
    try {
      const answer = await found.read({ ...services, db }, actor, id);
      const shape = found.endpoint.answers[200];
      return shape instanceof z.ZodType ? (shape.parse(answer) as object) : undefined;
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  };
