import type { IssuedPostbackToken, PostbackSetup, PostbackTest } from '@callstead/contract/conversions/postbacks';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { isPaidByConversion } from '@callstead/domain/pricing/price-conversion';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { newSortableId } from '../../../db/sortable-id.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { newPostbackToken } from '../postback-token.ts';
import { postbackAddress, postbackEndpoint } from './address.ts';
import * as queries from './queries.ts';

type SetupServices = Pick<Services, 'db' | 'config' | 'limits'>;
type Asked = { id: string; language: Language };
type SetupAction = 'postback.read' | 'postback.issue-token' | 'postback.revoke-token' | 'postback.test';

/** 404 instead of 403 for another's campaign. */
async function campaignFor(tx: WithDb, actor: Actor, action: SetupAction, { id, language }: Asked) {
  const campaign = await queries.findSetupCampaign(tx.db, id, language);
  const isOther = actor.role === 'advertiser' && campaign?.advertiserId !== actor.accountId;
  if (!campaign || isOther) throw new DomainError('not_found');
  authorize(actor, action, campaign);
  return campaign;
}

export async function readSetup(services: SetupServices, actor: Actor, asked: Asked): Promise<PostbackSetup> {
  return presentSetup(services, await campaignFor(services, actor, 'postback.read', asked));
}

async function presentSetup(
  { db, config }: Pick<SetupServices, 'db' | 'config'>,
  campaign: queries.SetupCampaign,
): Promise<PostbackSetup> {
  const { id, publicId, title, pricing } = campaign;
  const tokens = await queries.listValidTokens(db, id);
  const needsAmount = pricing.kind === 'percent';
  return {
    campaign: { id: publicId, title },
    isPaidByConversion: isPaidByConversion(pricing),
    needsAmount,
    tokens: tokens.map((token) => ({
      ...{ id: token.id, state: token.state, hint: token.hint },
      createdAt: token.created_at.toISOString(),
      lastUsedAt: token.last_used_at?.toISOString() ?? null,
    })),
    endpoint: postbackEndpoint(config.publicUrl),
    template: postbackAddress(config.publicUrl, { token: '{token}', clickId: '{click_id}', amount: '{amount}' }),
  };
}

/** The current one stays valid beside the new one; one that was already on its way out ends now. */
export function issueToken(
  services: SetupServices,
  actor: Member,
  asked: Asked,
  now = new Date(),
): Promise<IssuedPostbackToken> {
  return inTransaction(services, async (tx) => {
    const campaign = await campaignFor(tx, actor, 'postback.issue-token', asked);
    await queries.lockCampaign(tx.db, campaign.id);
    const [current, previous] = await queries.listValidTokens(tx.db, campaign.id);
    if (previous) await queries.revokeToken(tx.db, previous.id, now);
    if (current?.state === 'previous') await queries.revokeToken(tx.db, current.id, now);
    else if (current) await queries.retireToken(tx.db, current.id);
    const { token, hash, hint } = newPostbackToken('pb');
    await queries.insertToken(tx.db, { campaignId: campaign.id, hash, hint, createdAt: now, createdBy: actor.userId });
    await emit(tx, actor, { type: 'postback.issue-token', ...aboutSetup(campaign), after: { token: `…${hint}` } });
    const { publicUrl } = services.config;
    return {
      token,
      template: postbackAddress(publicUrl, { token, clickId: '{click_id}', amount: '{amount}' }),
      setup: await presentSetup({ db: tx.db, config: services.config }, campaign),
    };
  });
}

export function revokeToken(services: SetupServices, actor: Member, asked: Asked & { tokenId: string }): Promise<void> {
  return inTransaction(services, async (tx) => {
    const campaign = await campaignFor(tx, actor, 'postback.revoke-token', asked);
    await queries.lockCampaign(tx.db, campaign.id);
    const tokens = await queries.listValidTokens(tx.db, campaign.id);
    const token = tokens.find(({ id }) => id === asked.tokenId);
    if (!token) throw new DomainError('not_found');
    await queries.revokeToken(tx.db, token.id, new Date());
    await emit(tx, actor, {
      type: 'postback.revoke-token',
      ...aboutSetup(campaign),
      before: { token: `…${token.hint}` },
    });
  });
}

const TEST_MS = 3_600_000;

/** A click that nobody clicked, and an address that works as it stands for an hour. */
export async function testPostback(services: SetupServices, actor: Member, asked: Asked): Promise<PostbackTest> {
  const campaign = await campaignFor(services, actor, 'postback.test', asked);
  await services.limits.spend('postback-test.account', actor.accountId);
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + TEST_MS);
  const clickId = newSortableId('clk', createdAt);
  const { token, hash } = newPostbackToken('pbt');
  const test = { clickId, campaignId: campaign.id, hash, createdAt, createdBy: actor.userId, expiresAt };
  await queries.insertTest(services.db, test);
  const address = postbackAddress(services.config.publicUrl, { token, clickId, amount: '49.90' });
  return { clickId, address, expiresAt: expiresAt.toISOString() };
}

const aboutSetup = ({ id, publicId, advertiserId }: queries.SetupCampaign) => ({
  subject: { type: 'campaign' as const, id, name: publicId },
  accountId: advertiserId,
});
