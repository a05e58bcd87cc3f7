import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { type ClickParameters, type Query, readClickParameters } from '@callstead/domain/clicks/click-parameters';
import { buildDeepLink, buildDestination } from '@callstead/domain/clicks/destination';
import type { Device } from '@callstead/domain/clicks/device';
import { type ClickAgent, judgeClick, judgeLink } from '@callstead/domain/clicks/judge-click';
import { newClickId } from './click-id.ts';
import { type ClickEngine, keepClick } from './engine.ts';
import type { LinkKey, SavedLink } from './link-queries.ts';
import type { Link, LinkCampaign } from './link-table.ts';
import type { Click } from './queries.ts';
import { type Visitor, visitOf } from './visitor.ts';

export type ClickRequest = {
  /** The long form, or the code of a saved link. */
  key: LinkKey | { code: string };
  query: Query;
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
export async function receiveClick(engine: ClickEngine, request: ClickRequest, now: Date): Promise<ClickAnswer> {
  const saved = 'code' in request.key ? await engine.links.findSaved(request.key.code) : undefined;
  const key = 'code' in request.key ? saved?.key : request.key;
  const link = key ? (engine.links.known(key) ?? (await engine.links.find(key))) : NO_LINK;
  const { campaign } = link;
  const ofLink = judgeLink(link, { isFull: campaign !== null && engine.links.isFull(campaign, now), at: now });
  const parameters = savedParameters(readClickParameters(request.query), saved);
  const click = clickOf(engine, { link, saved, ofLink, parameters, request, now });
  await keepClick(engine, click);
  if (!campaign || ofLink === 'unknown')
    return { location: null, verdict: ofLink, category: campaign?.category ?? null };
  if (ofLink === 'ok') return { location: destinationOf(campaign, link, click, parameters) };
  if (campaign.fallback !== null) return { location: campaign.fallback };
  return { location: null, verdict: ofLink, category: campaign.category };
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

type Judged = {
  link: Link;
  saved: SavedLink | undefined;
  ofLink: ClickVerdict;
  parameters: ClickParameters;
  request: ClickRequest;
  now: Date;
};

function clickOf(engine: ClickEngine, { link, saved, ofLink, parameters, request, now }: Judged): Click {
  const verdict = judgeClick(ofLink, request.agent);
  const { day, salt } = engine.salts.at(now.getTime());
  const { visitor } = request;
  const key = saved?.key ?? request.key;
  const asked = 'code' in key ? key.code : `${key.offerId}/${key.affId}`;
  return {
    id: newClickId(now),
    clickedMs: now.getTime(),
    day,
    verdict,
    visit: verdict === 'ok' ? visitOf(visitor, asked, salt) : null,
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

export function destinationOf(
  campaign: LinkCampaign,
  link: Link,
  click: Pick<Click, 'id'>,
  { subs, ads, to }: ClickParameters,
): string {
  const deep = to === null ? undefined : buildDeepLink(to, campaign.hosts, click.id);
  if (deep) return deep;
  if (!campaign.destination) return `/l/${campaign.publicId}/${link.affId}?click_id=${click.id}`;
  const values = { ...ads, ...subs, click_id: click.id, offer_id: campaign.publicId, aff_id: link.affId };
  return buildDestination(campaign.destination, values);
}
