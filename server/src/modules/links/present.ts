import type { LinkOptions, ListedLink, SavedLink } from '@callstead/contract/links';
import type { Language } from '@callstead/domain/identity/account';
import type { FigureRow, listJoinedCampaigns, SavedLinkRow } from './queries.ts';

export type LinkSetting = { publicUrl: string; language: Language };

export function presentSavedLink(row: SavedLinkRow, { publicUrl, language }: LinkSetting): SavedLink {
  const { sub1, sub2, sub3, sub4, sub5, source, creative } = row;
  return {
    id: row.id,
    code: row.code,
    address: `${publicUrl}/t/${row.code}`,
    name: row.name,
    campaign: {
      id: row.public_id,
      title: row.texts[language].title,
      status: row.campaign_status,
      type: row.campaign_type,
    },
    publisher: { id: row.publisherId, name: row.publisher_name, affId: row.aff_id ?? '' },
    ...{ sub1, sub2, sub3, sub4, sub5, source, creative },
    deepLink: row.deep_link,
    archivedAt: row.archived_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentListedLink(row: SavedLinkRow, figures: FigureRow | undefined, setting: LinkSetting): ListedLink {
  const { clicks = 0, uniqueClicks = 0, calls = 0, leads = 0, earnedCents = 0, series = [] } = figures ?? {};
  return { ...presentSavedLink(row, setting), figures: { clicks, uniqueClicks, calls, leads, earnedCents }, series };
}

type JoinedCampaign = Awaited<ReturnType<typeof listJoinedCampaigns>>[number];

export const presentOption = (row: JoinedCampaign, language: Language): LinkOptions['campaigns'][number] => ({
  id: row.public_id,
  title: row.texts[language].title,
  status: row.status,
  destination: row.destination,
  hosts: row.deep_link_hosts,
  number: row.number,
});
