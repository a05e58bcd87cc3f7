import { clsx } from 'clsx';

type CampaignCellProps = {
  campaign: { id: string; title: string };
  /** Two lines of its title in a table; all of it where there is room. */
  isWhole?: boolean | undefined;
};

export function CampaignCell({ campaign, isWhole = false }: CampaignCellProps) {
  return (
    <div className={clsx(!isWhole && 'min-w-28 max-w-48')}>
      <p className={clsx('text-13 leading-tight', !isWhole && 'line-clamp-2')} title={campaign.title}>
        {campaign.title}
      </p>
      <p className="font-mono text-12 text-muted">{campaign.id}</p>
    </div>
  );
}

/** In a row of one line: its code, and as much of its title as there is room for. */
export function CampaignLine({ campaign }: Pick<CampaignCellProps, 'campaign'>) {
  return (
    <span
      title={campaign.title}
      className="flex min-w-28 max-w-40 items-baseline gap-2 max-sm:min-w-0 max-sm:max-w-full"
    >
      <span className="shrink-0 whitespace-nowrap font-mono text-12 text-muted">{campaign.id}</span>
      <span className="truncate">{campaign.title}</span>
    </span>
  );
}
