import { paths } from '@callstead/contract/paths';
import type { PanelName } from '@callstead/contract/public-paths';
import type { SearchHit } from '@callstead/contract/search';

/** Where something that was found is looked at, by whoever found it. */
export function hitAddress(panel: PanelName, { kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'call':
      return paths[panel].call(id);
    case 'lead':
      return paths[panel].lead(id);
    case 'number':
      return paths[panel].calls({ period: 'all', search: id });
    case 'account':
      return paths.admin.account(id);
    case 'campaign':
      return campaignAddress(panel, id);
    case 'invoice':
      return paths.advertiser.invoice(id);
    case 'ticket':
      return paths[panel].tickets({ ticket: id });
  }
}

function campaignAddress(panel: PanelName, id: string): string {
  if (panel === 'admin') return paths.admin.campaign(id);
  return panel === 'advertiser' ? paths.advertiser.campaign(id) : paths.publisher.listedCampaign(id);
}
