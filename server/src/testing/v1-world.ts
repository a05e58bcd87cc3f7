import { randomUUID } from 'node:crypto';
import { decideCall, disputeCall } from '../modules/calls/commands.ts';
import { receivePostback } from '../modules/conversions/receive-postback.ts';
import { appealDispute } from '../modules/disputes/appeal-dispute.ts';
import type { AccountRow } from '../modules/identity/queries.ts';
import { PLAYED_SID } from '../telephony/port.ts';
import { aCampaign } from './a-campaign.ts';
import { aSavedLink } from './a-saved-link.ts';
import { aWebhook } from './a-webhook.ts';
import { anApiKey } from './an-api-key.ts';
import { anApplication } from './an-application.ts';
import { aLine, aQualifiedCall, aSid, rows } from './call-world.ts';
import { aCampaignInput } from './campaign-input.ts';
import { aClick, aPaidLine } from './conversion-world.ts';
import { aLeadCampaign, aRequest, type LeadCampaign, postLead } from './lead-world.ts';
import { anInvoice } from './matrix/billing.ts';
import type { Values } from './matrix/entry.ts';
import { aStatementOf } from './matrix/payouts.ts';
import type { TestNetwork } from './test-network.ts';

export const SIDES = ['publisher', 'advertiser', 'admin'] as const;
export type Side = (typeof SIDES)[number];

/** One publisher and one advertiser who trade with each other, the network, and two strangers. */
export type V1World = {
  t: TestNetwork;
  accounts: Record<Side, AccountRow>;
  strangers: Record<'publisher' | 'advertiser', AccountRow>;
  line: Awaited<ReturnType<typeof aLine>>;
  offerId: string;
  leads: LeadCampaign;
  sold: Awaited<ReturnType<typeof aPaidLine>>;
};

export async function aV1World(t: TestNetwork): Promise<V1World> {
  const [publisher, advertiser, admin, otherPublisher, otherAdvertiser] = await Promise.all([
    t.anAccount('publisher'),
    t.anAccount('advertiser'),
    t.anAccount('admin'),
    t.anAccount('publisher'),
    t.anAccount('advertiser'),
  ]);
  await t.db.updateTable('auth_user').set({ two_factor_enabled: true }).where('id', '=', admin.user_id).execute();
  const sides = { publisherId: publisher.id, advertiserId: advertiser.id };
  const line = await aLine(t, sides);
  const [campaign] = await rows<{ public_id: string }>(t.db, 'select public_id from campaign where id = $1', [
    line.campaignId,
  ]);
  return {
    t,
    accounts: { publisher, advertiser, admin },
    strangers: { publisher: otherPublisher, advertiser: otherAdvertiser },
    line,
    offerId: campaign?.public_id ?? '',
    leads: await aLeadCampaign(t, sides),
    sold: await aPaidLine(t, sides),
  };
}

export type Good = { params?: Values; query?: string; body?: object };

/** Who may ask with a key of theirs, and a request that is answered; `rows` where it is about one of their own. */
export type V1Entry = {
  may: readonly Side[];
  good?: (world: V1World, side: Side) => Good | Promise<Good>;
  /** Strangers are told that it does not exist. */
  isOwn?: true;
};

const PUBLISHERS: readonly Side[] = ['publisher', 'admin'];
const ADVERTISERS: readonly Side[] = ['advertiser', 'admin'];
const withId = (id: string): Good => ({ params: { id } });

const aCall = ({ t, line }: V1World) => aQualifiedCall(t, line);

/** Refused after a dispute; its publisher has asked for a second look. */
async function anAppealedCall(world: V1World): Promise<string> {
  const { t, accounts } = world;
  const id = await aCall(world);
  const named = { kind: 'call', id } as const;
  const as = (role: Side) => {
    const { id: accountId, user_id: userId } = accounts[role];
    return { accountId, userId, role, status: 'approved', owesTwoFactor: false } as const;
  };
  await disputeCall(t.services, as('advertiser'), { callId: id, reason: 'wrong number' });
  await decideCall(t.services, as('admin'), { callId: id, decision: 'refused', reason: 'right' });
  await appealDispute(t.services, as('publisher'), named, { reason: 'Listen to the end', second: 12 });
  return id;
}

const aLead = async ({ t, leads }: V1World) => (await postLead(t, leads)).id;

export async function aConversion({ t, sold }: V1World): Promise<string> {
  const parameters = { click_id: await aClick(t, sold) };
  const reported = { method: 'GET', parameters, token: sold.token, address: '192.0.2.1' } as const;
  const answer = await receivePostback(t.services, reported, new Date());
  return answer.conversionId ?? '';
}

/** One that a screen placed as a test. */
export async function aTestCall({ t, line }: V1World): Promise<string> {
  const sid = `${PLAYED_SID}${aSid().slice(PLAYED_SID.length)}`;
  const id = await aQualifiedCall(t, line, sid);
  const simulated = JSON.stringify({ test: true, clockSpeed: 1 });
  await rows(t.owner, `update call set decision = jsonb_set(decision, '{simulated}', $2) where id = $1`, [
    id,
    simulated,
  ]);
  return id;
}

const anApplicationOf = ({ t, accounts }: V1World, status: 'pending' | 'approved') =>
  anApplication(t, { publisherId: accounts.publisher.id, advertiserId: accounts.advertiser.id, status });

const aLinkOf = ({ t, accounts, line }: V1World) =>
  aSavedLink(t, { publisherId: accounts.publisher.id, campaignId: line.campaignId });

async function aCampaignOf({ t, accounts }: V1World, status: 'draft' | 'active' | 'paused'): Promise<Good> {
  const { public_id } = await aCampaign(t.db, accounts.advertiser.id, { status });
  return withId(public_id);
}

/** Admins say whose. */
const picking =
  (whose: 'publisher' | 'advertiser') =>
  ({ accounts }: V1World, side: Side): Good =>
    side === 'admin' ? { query: `?account=${accounts[whose].id}` } : {};

const SPAN = '?from=2026-03-01T00:00:00Z&to=2026-03-02T00:00:00Z&by=campaign';

export const V1_MATRIX: Record<string, V1Entry> = {
  readCurrentKey: { may: SIDES },
  revokeCurrentKey: { may: SIDES },
  sendWebhookTest: {
    may: ['publisher', 'advertiser'],
    good: async ({ t, accounts }, side) => withId((await aWebhook(t, accounts[side].id)).id),
    isOwn: true,
  },
  listOffers: { may: PUBLISHERS },
  readOffer: { may: PUBLISHERS, good: ({ offerId }) => withId(offerId) },
  listCampaigns: { may: ADVERTISERS },
  readCampaign: { may: ADVERTISERS, good: ({ offerId }) => withId(offerId), isOwn: true },
  createCampaign: {
    may: ADVERTISERS,
    good: (world, side) => ({ ...picking('advertiser')(world, side), body: { campaign: aCampaignInput() } }),
  },
  editCampaign: {
    may: ADVERTISERS,
    good: async (world) => ({
      ...(await aCampaignOf(world, 'draft')),
      body: { campaign: aCampaignInput(), version: 1 },
    }),
    isOwn: true,
  },
  editTarget: {
    may: ADVERTISERS,
    good: async (world) => {
      const { params } = await aCampaignOf(world, 'active');
      const found = await rows<{ id: string }>(
        world.t.db,
        `select terms #>> '{targets,0,id}' as id from campaign_with_terms where public_id = $1`,
        [params?.id],
      );
      return { params: { ...params, targetId: found[0]?.id ?? '' }, body: { paused: true, concurrency: 3 } };
    },
    isOwn: true,
  },
  submitCampaign: {
    may: ADVERTISERS,
    good: (world) => aCampaignOf(world, 'draft'),
    isOwn: true,
  },
  pauseCampaign: { may: ADVERTISERS, good: (world) => aCampaignOf(world, 'active'), isOwn: true },
  resumeCampaign: { may: ADVERTISERS, good: (world) => aCampaignOf(world, 'paused'), isOwn: true },
  listApplications: { may: SIDES },
  readApplication: { may: SIDES, good: ({ line }) => withId(line.applicationId), isOwn: true },
  applyToOffer: {
    may: ['publisher'],
    good: async (world) => ({ ...(await aCampaignOf(world, 'active')), body: { message: 'Hi' } }),
  },
  withdrawApplication: {
    may: ['publisher'],
    good: async (world) => withId((await anApplicationOf(world, 'pending')).id),
    isOwn: true,
  },
  decideApplication: {
    may: ADVERTISERS,
    good: async (world) => ({
      ...withId((await anApplicationOf(world, 'pending')).id),
      body: { decision: 'approve' },
    }),
    isOwn: true,
  },
  revokeApplication: {
    may: ADVERTISERS,
    good: async (world) => ({ ...withId((await anApplicationOf(world, 'approved')).id), body: { reason: 'x' } }),
    isOwn: true,
  },
  listNumbers: { may: PUBLISHERS },
  listLinks: { may: PUBLISHERS },
  readLink: { may: PUBLISHERS, good: async (world) => withId((await aLinkOf(world)).id), isOwn: true },
  createLink: { may: ['publisher'], good: ({ offerId }) => ({ body: { offerId, name: 'Newsletter', sub1: 'may' } }) },
  editLink: {
    may: ['publisher'],
    good: async (world) => ({ ...withId((await aLinkOf(world)).id), body: { name: 'Other' } }),
    isOwn: true,
  },
  archiveLink: {
    may: ['publisher'],
    good: async (world) => ({ ...withId((await aLinkOf(world)).id), body: { archived: true } }),
    isOwn: true,
  },
  listClicks: { may: PUBLISHERS },
  listCalls: { may: SIDES },
  readCall: { may: SIDES, good: async (world) => withId(await aCall(world)), isOwn: true },
  disputeCall: {
    may: ['advertiser'],
    good: async (world) => ({ ...withId(await aCall(world)), body: { reason: 'wrong number' } }),
    isOwn: true,
  },
  decideCall: {
    may: ['admin'],
    good: async (world) => ({ ...withId(await aCall(world)), body: { decision: 'refused', reason: 'right' } }),
  },
  postLead: {
    may: ['publisher'],
    good: ({ leads }) => ({ body: { offerId: leads.offerId, ...aRequest() } }),
  },
  pingLead: { may: ['publisher'], good: ({ leads }) => ({ body: { offerId: leads.offerId, zip: '33139' } }) },
  listLeads: { may: SIDES },
  readLead: { may: SIDES, good: async (world) => withId(await aLead(world)), isOwn: true },
  returnLead: {
    may: ['advertiser'],
    good: async (world) => ({ ...withId(await aLead(world)), body: { reason: 'fake' } }),
    isOwn: true,
  },
  decideLead: {
    may: ['admin'],
    good: async (world) => ({ ...withId(await aLead(world)), body: { decision: 'refused' } }),
  },
  listConversions: { may: SIDES },
  readConversion: { may: SIDES, good: async (world) => withId(await aConversion(world)), isOwn: true },
  disputeConversion: {
    may: ['advertiser'],
    good: async (world) => ({ ...withId(await aConversion(world)), body: { reason: 'sent back' } }),
    isOwn: true,
  },
  decideConversion: {
    may: ['admin'],
    good: async (world) => ({ ...withId(await aConversion(world)), body: { decision: 'refused' } }),
  },
  listDisputes: { may: SIDES, good: () => ({ query: '?of=call' }) },
  readDispute: {
    may: SIDES,
    good: async (world) => ({ params: { of: 'call', id: await anAppealedCall(world) } }),
    isOwn: true,
  },
  runReport: { may: SIDES, good: () => ({ query: SPAN }) },
  exportReport: { may: SIDES, good: () => ({ query: SPAN }) },
  readBalance: { may: SIDES, good: picking('advertiser') },
  listEntries: { may: SIDES, good: picking('publisher') },
  listPostings: { may: ['admin'] },
  listPayouts: { may: PUBLISHERS, good: picking('publisher') },
  readPayout: {
    may: PUBLISHERS,
    good: async ({ t, accounts }) => withId((await aStatementOf(t, accounts.publisher.id)).id),
    isOwn: true,
  },
  listPayoutLines: {
    may: PUBLISHERS,
    good: async ({ t, accounts }) => withId((await aStatementOf(t, accounts.publisher.id)).id),
    isOwn: true,
  },
  readPayoutPdf: {
    may: PUBLISHERS,
    good: async ({ t, accounts }) => withId((await aStatementOf(t, accounts.publisher.id)).id),
    isOwn: true,
  },
  listInvoices: { may: ADVERTISERS, good: picking('advertiser') },
  readInvoice: {
    may: ADVERTISERS,
    good: async ({ t, accounts }) => withId((await anInvoice(t, accounts.advertiser.id)).id),
    isOwn: true,
  },
  readInvoicePdf: {
    may: ADVERTISERS,
    good: async ({ t, accounts }) => withId((await anInvoice(t, accounts.advertiser.id)).id),
    isOwn: true,
  },
};

/** What a request of `name` looks like on the wire. */
export function written(path: string, { params = {}, query = '' }: Good): string {
  return `/v1${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? randomUUID())}${query}`;
}

/** A key of one of them, with everything such an account can give one. */
export const keyFor = ({ t, accounts }: V1World, side: Side, wanted: Parameters<typeof anApiKey>[2] = {}) =>
  anApiKey(t, accounts[side], wanted);
