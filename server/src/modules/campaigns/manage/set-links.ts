import { type CampaignLinks, isSameLinks } from '@callstead/domain/clicks/campaign-links';
import type { Member } from '@callstead/domain/policy';
import type { WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { aboutCampaign } from './about-campaign.ts';
import { authorizeCampaign } from './authorize.ts';
import { type ManagedCampaign, updateLinks } from './queries.ts';

/** Where links of a campaign lead holds at once, for every link that is out there; it is remembered who said so. */
export async function setLinks(
  tx: WithDb,
  actor: Member,
  found: ManagedCampaign,
  links: CampaignLinks | undefined,
): Promise<void> {
  const before = linksOf(found);
  if (!links || isSameLinks(before, links)) return;
  authorizeCampaign(actor, 'campaign.set-links', found);
  await updateLinks(tx.db, found.id, links);
  await emit(tx, actor, {
    type: 'campaign.set-links',
    ...aboutCampaign(found),
    before: factsOf(before),
    after: factsOf(links),
  });
}

export const linksOf = (row: ManagedCampaign): CampaignLinks => ({
  destination: row.destination,
  hosts: row.deep_link_hosts,
  fallback: row.fallback_address,
});

const factsOf = ({ destination, hosts, fallback }: CampaignLinks) => ({
  destination,
  deepLinkHosts: hosts.length > 0 ? hosts.join(', ') : null,
  fallback,
});
