import type { ListedLink } from '@callstead/contract/links';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Sparkline } from '../../../ui/chart/sparkline.tsx';
import { Money } from '../../../ui/format/money.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { linksMessages } from './messages.ts';

/** `isEverybodys`: an admin looks at all publishers together. */
export function useLinkColumns(isEverybodys: boolean): Column<ListedLink>[] {
  const t = useTexts(linksMessages);
  const formats = useFormats();
  const count = (value: number) => <span className="tabular-nums">{formats.number(value)}</span>;
  return [
    { id: 'link', header: t('columns.link'), cell: (link) => <LinkCell link={link} isEverybodys={isEverybodys} /> },
    {
      id: 'campaign',
      header: t('columns.campaign'),
      wideOnly: true,
      cell: ({ campaign }) => (
        <span className="block max-w-60 truncate" title={campaign.title}>
          {campaign.title}
        </span>
      ),
    },
    {
      id: 'trend',
      header: t('columns.trend'),
      wideOnly: true,
      cell: ({ series }) => <Sparkline values={series} isUnfinished />,
    },
    { id: 'clicks', header: t('columns.clicks'), align: 'right', cell: ({ figures }) => count(figures.clicks) },
    {
      id: 'unique',
      header: t('columns.unique'),
      align: 'right',
      wideOnly: true,
      cell: ({ figures }) => count(figures.uniqueClicks),
    },
    {
      id: 'calls',
      header: t('columns.calls'),
      align: 'right',
      wideOnly: true,
      cell: ({ figures }) => count(figures.calls),
    },
    {
      id: 'leads',
      header: t('columns.leads'),
      align: 'right',
      wideOnly: true,
      cell: ({ figures }) => count(figures.leads),
    },
    {
      id: 'earned',
      header: t('columns.earned'),
      align: 'right',
      cell: ({ figures }) => <Money cents={figures.earnedCents} />,
    },
  ];
}

function LinkCell({ link, isEverybodys }: { link: ListedLink; isEverybodys: boolean }) {
  const t = useTexts(linksMessages);
  const formats = useFormats();
  const { code, name, address, campaign, publisher, figures } = link;
  const brings = campaign.type === 'lead' ? 'leads' : 'calls';
  return (
    <div className="grid min-w-0 max-w-44 py-1 sm:max-w-64">
      <span className="truncate font-medium" title={name}>
        {name}
      </span>
      <span className="flex items-center gap-1 font-mono text-12 text-muted">
        {code}
        <CopyButton value={address} what={t('linkOf', { name })} />
      </span>
      <span className="truncate text-12 text-muted sm:hidden">{campaign.title}</span>
      {/* On a phone what was earned stands beside it, and these columns do not. */}
      <span className="text-12 text-muted sm:hidden">
        {t('columns.unique')}: {formats.number(figures.uniqueClicks)} · {t(`columns.${brings}`)}:{' '}
        {formats.number(figures[brings])}
      </span>
      {isEverybodys && <span className="truncate text-12 text-muted">{publisher.name}</span>}
    </div>
  );
}
