import type { ClickVerdict } from '@callstead/domain/clicks/click';
import type { ClickParameters } from '@callstead/domain/clicks/click-parameters';
import { buildDeepLink, buildDestination } from '@callstead/domain/clicks/destination';
import type { Device } from '@callstead/domain/clicks/device';
import { type ClickAgent, judgeClick, judgeLink } from '@callstead/domain/clicks/judge-click';
import type { Click } from '../click-log/record-queries.ts';
import { newClickId } from './click-id.ts';
import type { ClickEngine } from './engine.ts';
import type { LinkKey, SavedLink } from './link-queries.ts';
import { type Link, type LinkCampaign, type LinkTable, linkText } from './link-table.ts';
import { type Visitor, visitOf } from './visitor.ts';

/** As much of the engine as a click needs. */
export type ClickKeeper = {
  links: Pick<LinkTable, 'known' | 'find' | 'findSaved' | 'isFull'>;
  salts: Pick<ClickEngine['salts'], 'at'>;
  keep: ClickEngine['keep'];
};

export type ClickRequest = {
  /** The long form, or the code of a saved link. */
  key: LinkKey | { code: string };
  parameters: ClickParameters;
  agent: ClickAgent;
  visitor: Visitor;
  referrerHost: string | null;
  country: string | null;
  state: string | null;
  device: Device | null;
};

/** Where the visitor goes; without a location there is nothing but our own page. */
export type ClickAnswer =
  | { location: string }
  | { location: null; verdict: ClickVerdict; category: LinkCampaign['category'] | null };

/** The path every visitor waits on: memory, one round trip, an address. */
export async function receiveClick(engine: ClickKeeper, request: ClickRequest, now: Date): Promise<ClickAnswer> {
  const saved = 'code' in request.key ? await engine.links.findSaved(request.key.code) : undefined;
  const key = 'code' in request.key ? saved?.key : request.key;
  const link = key ? (engine.links.known(linkText(key)) ?? (await engine.links.find(key))) : NO_LINK;
  return receiveJudged(engine, { link, ofLink: judgeNow(engine, link, now), saved, request, now });
}

type JudgedLink = { link: Link; ofLink: ClickVerdict };

/** Without waiting, by how the link stands in an address; undefined where it has to be read first. */
export function judgeKnown(engine: ClickKeeper, text: string, now: Date): JudgedLink | undefined {
  const link = engine.links.known(text);
  return link && { link, ofLink: judgeNow(engine, link, now) };
}

function judgeNow({ links }: ClickKeeper, link: Link, now: Date): ClickVerdict {
  const isFull = link.campaign !== null && links.isFull(link.campaign, now);
  return judgeLink(link, { isFull, at: now });
}

/** Whether it leads to an address: else there is nothing but our own page. */
export const leadsOn = ({ link: { campaign }, ofLink }: JudgedLink): boolean =>
  campaign !== null && ofLink !== 'unknown' && (ofLink === 'ok' || campaign.fallback !== null);

export type JudgedClick = JudgedLink & { saved: SavedLink | undefined; request: ClickRequest; now: Date };

async function receiveJudged(engine: ClickKeeper, judged: JudgedClick): Promise<ClickAnswer> {
  const { click, answer } = prepareClick(engine, judged);
  await engine.keep(click);
  return answer;
}

/** What is to be kept, and the answer that may be given once it is. */
export function prepareClick(engine: ClickKeeper, judged: JudgedClick): { click: Click; answer: ClickAnswer } {
  const { link, ofLink, saved, request } = judged;
  const parameters = savedParameters(request.parameters, saved);
  const click = clickOf(engine, judged, parameters);
  const { campaign } = link;
  if (!campaign || !leadsOn(judged))
    return { click, answer: { location: null, verdict: ofLink, category: campaign?.category ?? null } };
  const location = ofLink === 'ok' ? destinationOf(campaign, link, click, parameters) : (campaign.fallback ?? '/');
  return { click, answer: { location } };
}

/** A code that nobody has saved. */
const NO_LINK: Link = {
  affId: '',
  campaign: null,
  publisherId: null,
  publisherStatus: null,
  applicationId: null,
  isApproved: false,
  generation: -1,
};

/** What stands in the address says more about this visitor than what was saved for all. */
function savedParameters(given: ClickParameters, saved: SavedLink | undefined): ClickParameters {
  if (!saved) return given;
  return { subs: { ...saved.subs, ...given.subs }, ads: given.ads, to: given.to ?? saved.to };
}

function clickOf(engine: ClickKeeper, judged: JudgedClick, parameters: ClickParameters): Click {
  const { link, ofLink, saved, request, now } = judged;
  const verdict = judgeClick(ofLink, request.agent);
  const { day, salt } = engine.salts.at(now.getTime());
  const { visitor } = request;
  const asked = askedOf(saved?.key ?? request.key);
  return {
    id: newClickId(now),
    clickedMs: now.getTime(),
    day,
    verdict,
    visit: verdict === 'ok' ? visitOf(visitor, asked, salt) : null,
    isOutside: verdict === 'ok' && leavesFor(link.campaign, parameters.to),
    asked: link.campaign && link.publisherId ? null : asked,
    campaignId: link.campaign?.id ?? null,
    publisherId: link.publisherId,
    applicationId: link.applicationId,
    savedLinkId: saved?.id ?? null,
    subs: parameters.subs,
    ads: parameters.ads,
    deepLink: parameters.to,
    referrerHost: request.referrerHost,
    country: request.country,
    state: request.state,
    device: request.device,
  };
}

const askedOf = (key: ClickRequest['key']) => ('code' in key ? key.code : linkText(key));

/** Whether those it takes go to a page that is not ours. */
const leavesFor = (campaign: LinkCampaign | null, to: string | null): boolean =>
  campaign !== null &&
  (campaign.destination !== null || (to !== null && buildDeepLink(to, campaign.hosts, '') !== undefined));

const NO_VALUES = {};

export function destinationOf(
  campaign: LinkCampaign,
  link: Link,
  click: Pick<Click, 'id'>,
  { subs, ads, to }: ClickParameters,
): string {
  const deep = to === null ? undefined : buildDeepLink(to, campaign.hosts, click.id);
  if (deep) return deep;
  if (!campaign.destination) return `/l/${campaign.publicId}/${link.affId}?click_id=${click.id}`;
  const own = { click_id: click.id, offer_id: campaign.publicId, aff_id: link.affId };
  return buildDestination(campaign.destination, own, subs, ads ?? NO_VALUES);
}
