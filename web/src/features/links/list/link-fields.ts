import type { LinkOptions, SavedLink } from '@callstead/contract/links';
import { SUB_PARAMETERS, type SubParameter } from '@callstead/domain/clicks/click-parameters';
import { buildDeepLink, buildDestination, compileDestination } from '@callstead/domain/clicks/destination';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';

/** What a link carries, as it is typed. */
export type CarriedFields = Record<SubParameter | 'deepLink', string>;
export type LinkFields = CarriedFields & { campaignId: string; name: string };
export type LinkCampaign = LinkOptions['campaigns'][number];

const NOTHING: CarriedFields = {
  sub1: '',
  sub2: '',
  sub3: '',
  sub4: '',
  sub5: '',
  source: '',
  creative: '',
  deepLink: '',
};

export const emptyFields = (campaignId: string): LinkFields => ({ ...NOTHING, campaignId, name: '' });

export function fieldsOf(link: SavedLink): LinkFields {
  const carried = Object.keys(NOTHING).map((name) => [name, link[name as keyof CarriedFields] ?? '']);
  return { ...NOTHING, ...Object.fromEntries(carried), campaignId: link.campaign.id, name: link.name };
}

/** A saved link, as it begins on one of the network's domains. */
export const shortAddress = (base: string, code: string) => `${base}${code}`;

/** The long form: everything it says stands in it. */
export function longAddress(base: string, affId: string, fields: LinkFields): string {
  const query = new URLSearchParams();
  for (const name of SUB_PARAMETERS) if (fields[name].trim()) query.set(name, fields[name].trim());
  if (fields.deepLink.trim()) query.set('to', fields.deepLink.trim());
  const said = query.toString();
  return `${base}${fields.campaignId}/${affId}${said ? `?${said}` : ''}`;
}

export type DeepLinkFault = 'invalid' | 'other_site';

/** Undefined while there is nothing to complain about. */
export function deepLinkFault(deepLink: string, hosts: readonly string[]): DeepLinkFault | undefined {
  const text = deepLink.trim();
  if (text === '') return undefined;
  if (!parseWebAddress(text)) return 'invalid';
  return buildDeepLink(text, hosts, '') === undefined ? 'other_site' : undefined;
}

/** Of nobody's click. */
const SAMPLE_ID = 'clk_01k7example';

/** Where a visitor comes to while the campaign takes clicks; null: the page we host. */
export function leadsTo(campaign: LinkCampaign, affId: string, fields: CarriedFields): string | null {
  const deep = buildDeepLink(fields.deepLink.trim(), campaign.hosts, SAMPLE_ID);
  if (deep) return deep;
  const destination = campaign.destination === null ? undefined : compileDestination(campaign.destination);
  if (!destination) return null;
  const subs = Object.fromEntries(SUB_PARAMETERS.map((name) => [name, fields[name].trim()]));
  return buildDestination(destination, { ...subs, click_id: SAMPLE_ID, offer_id: campaign.id, aff_id: affId });
}
