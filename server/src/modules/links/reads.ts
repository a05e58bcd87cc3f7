import type { ExplainLinkQuery, LinkExplanation, LinkListQuery, LinkOptions } from '@callstead/contract/links';
import { addDays } from '@callstead/domain/calendar-day';
import { parameterText, SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import { explainLink } from '@callstead/domain/clicks/explain-link';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize, can } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import type { Db } from '../../db/database.ts';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { trackingHosts } from '../../http/tracking-host.ts';
import type { Services } from '../../services.ts';
import type { ClickServices } from '../clicks/engine.ts';
import { destinationOf } from '../clicks/receive-click.ts';
import { findAccount } from '../identity/queries.ts';
import { presentListedLink, presentOption } from './present.ts';
import {
  type FigureSpan,
  findSavedLink,
  listJoinedCampaigns,
  listSavedLinks,
  readLinkFigures,
  type SavedLinkRow,
} from './queries.ts';

const SERIES_DAYS = 14;
/** Before this there was no network. */
const FIRST_DAY = '2020-01-01';

export async function readLinks({ db, config }: Services, actor: Actor, query: LinkListQuery, now: Date) {
  authorize(actor, 'link.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listSavedLinks(db, {
    publisherId: viewedAccount(actor, query.account),
    isArchived: query.show === 'archived',
    search: query.search,
    after: request.from,
    limit: query.limit + 1,
  });
  const page = pageOf(rows, request, createdKeyOf);
  const ids = page.rows.map(({ id }) => id);
  const figures = await readLinkFigures(db, ids, spanOf(query, config.networkZone, now));
  const byId = new Map(figures.map((row) => [row.id, row]));
  const setting = { publicUrl: config.publicUrl, language: query.language };
  return listed(page, (row) => presentListedLink(row, byId.get(row.id), setting));
}

/** 404 instead of 403 for another's. */
export async function readLink(db: Db, actor: Actor, id: string): Promise<SavedLinkRow> {
  authorize(actor, 'link.list');
  const found = await findSavedLink(db, id);
  const isTheirs = found && (can(actor, 'account.view-any') || found.publisherId === actor.accountId);
  if (!isTheirs) throw new DomainError('not_found');
  return found;
}

/** Clicks are counted by days of the network, and so calls beside them are. */
function spanOf({ from, to }: Pick<LinkListQuery, 'from' | 'to'>, zone: string, now: Date): FigureSpan {
  const today = localDate(now, zone);
  const fromDay = from ? localDate(new Date(from), zone) : FIRST_DAY;
  const lastDay = to ? localDate(new Date(new Date(to).getTime() - 1), zone) : today;
  const toDay = lastDay < today ? lastDay : today;
  return {
    fromDay,
    toDay,
    fromAt: startOfLocalDay(fromDay, zone),
    toAt: startOfLocalDay(addDays(toDay, 1), zone),
    seriesFrom: addDays(today, 1 - SERIES_DAYS),
    today,
  };
}

export async function readLinkOptions(
  { db, config, settings }: Services,
  actor: Actor,
  { account, language }: { account?: string | undefined; language: Language },
): Promise<LinkOptions> {
  authorize(actor, 'link.list');
  const base = `${config.publicUrl}/t/`;
  const otherBases = [...trackingHosts(settings)].map((hostname) => Object.assign(new URL(base), { hostname }).href);
  const publisherId = viewedAccount(actor, account);
  const publisher = publisherId ? await findAccount(db, publisherId) : undefined;
  if (!publisher?.aff_id) return { affId: null, base, otherBases, campaigns: [] };
  const rows = await listJoinedCampaigns(db, publisher.id);
  const campaigns = rows.map((row) => presentOption(row, language));
  return { affId: publisher.aff_id, base, otherBases, campaigns };
}

/** The id of nobody's click. */
const SAMPLE_CLICK = { id: 'clk_01k7example' };

/** Judged as a visitor's click would be, now and from the same memory; nothing is written. */
export async function readLinkExplanation(
  services: ClickServices,
  actor: Actor,
  query: ExplainLinkQuery,
  now: Date,
): Promise<LinkExplanation> {
  const { affId } = await publisherOf(services.db, actor, query.account);
  const { links } = services.clicks;
  const link = await links.find({ offerId: query.campaignId.toUpperCase(), affId });
  const { campaign } = link;
  const { verdict, rules } = explainLink(link, { isFull: campaign !== null && links.isFull(campaign, now), at: now });
  const judged = { verdict, rules, isDeepLinkRefused: false };
  if (!campaign || verdict === 'unknown') return { ...judged, address: null, leadsTo: 'other_offers' };
  if (verdict !== 'ok')
    return { ...judged, address: campaign.fallback, leadsTo: campaign.fallback ? 'fallback' : 'other_offers' };
  const parameters = parametersOf(query);
  const address = destinationOf(campaign, link, SAMPLE_CLICK, parameters);
  const isDeep =
    parameters.to !== null && address !== destinationOf(campaign, link, SAMPLE_CLICK, { ...parameters, to: null });
  return {
    ...judged,
    isDeepLinkRefused: parameters.to !== null && !isDeep,
    address: address.startsWith('/') ? `${services.config.publicUrl}${address}` : address,
    leadsTo: isDeep ? 'deep_link' : campaign.destination ? 'destination' : 'hosted',
  };
}

function parametersOf(query: ExplainLinkQuery) {
  const given = SUB_PARAMETERS.flatMap((name) => {
    const text = parameterText(query[name]);
    return text === undefined ? [] : [[name, text]];
  });
  return { subs: Object.fromEntries(given), ads: null, to: parameterText(query.deepLink) ?? null };
}

async function publisherOf(db: Db, actor: Actor, picked: string | undefined): Promise<{ affId: string }> {
  authorize(actor, 'link.list');
  const id = viewedAccount(actor, picked);
  if (!id) throw new DomainError('validation_failed', { fields: { account: 'required' } });
  authorize(actor, 'link.explain', { publisherId: id });
  const publisher = await findAccount(db, id);
  if (!publisher?.aff_id) throw new DomainError('not_found');
  return { affId: publisher.aff_id };
}
