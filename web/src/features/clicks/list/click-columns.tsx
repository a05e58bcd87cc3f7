import type { ClickRow } from '@callstead/contract/clicks';
import { paths } from '@callstead/contract/paths';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { clickMessages } from '../../../i18n/click-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PublisherLine } from '../../../ui/table/publisher-cell.tsx';
import { clicksMessages } from './messages.ts';

export const CLICK_COLUMNS = [
  'time',
  'campaign',
  'publisher',
  'verdict',
  'visit',
  'said',
  'place',
  'referrer',
  'calls',
] as const;
export type ClickColumn = (typeof CLICK_COLUMNS)[number];

/** Who sent them is for admins. */
export const clickColumns = (isAdmin: boolean): ClickColumn[] =>
  CLICK_COLUMNS.filter((column) => isAdmin || column !== 'publisher');

/** Each row is one line. */
export function useClickColumns(address: ListAddress, chosen: readonly ClickColumn[]): Column<ClickRow>[] {
  const t = useTexts(clicksMessages);
  const columns: (Column<ClickRow> & { id: ClickColumn })[] = [
    { id: 'time', header: t('columns.time'), cell: (click) => <Moment click={click} />, sortable: true },
    {
      id: 'campaign',
      header: t('columns.campaign'),
      cell: (click) => <ClickCampaign click={click} address={address} isOneLine />,
    },
    {
      id: 'publisher',
      header: t('columns.publisher'),
      cell: ({ publisher }) => <PublisherLine publisher={publisher} />,
    },
    { id: 'verdict', header: t('columns.verdict'), cell: (click) => <ClickVerdictText click={click} isOneLine /> },
    { id: 'visit', header: t('columns.visit'), cell: (click) => <Visit click={click} /> },
    { id: 'said', header: t('columns.said'), cell: (click) => <Said click={click} isOneLine /> },
    { id: 'place', header: t('columns.place'), cell: (click) => placeOf(click) || <Nothing /> },
    { id: 'referrer', header: t('columns.referrer'), cell: (click) => <Referrer click={click} /> },
    { id: 'calls', header: t('columns.calls'), align: 'right', cell: (click) => <CallsOf click={click} /> },
  ];
  return chosen.flatMap((id) => columns.filter((column) => column.id === id));
}

export const placeOf = ({ state, country }: ClickRow) => [state, country].filter(Boolean).join(', ');

function Moment({ click }: { click: ClickRow }) {
  const t = useTexts(clicksMessages);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <span>
        <DateTime only="day" value={click.clickedAt} /> <DateTime only="time" value={click.clickedAt} />
      </span>
      <CopyButton value={click.id} what={t('clickId')} />
    </span>
  );
}

type ClickCellProps = { click: ClickRow; isOneLine?: boolean };

/** A click on its name narrows the list to it. */
export function ClickCampaign({ click, address, isOneLine = false }: ClickCellProps & { address: ListAddress }) {
  const t = useTexts(clicksMessages);
  const { campaign, asked } = click;
  if (!campaign)
    return asked ? <span className="font-mono text-13">{t('unknownLink', { link: asked })}</span> : <Nothing />;
  return (
    <Link
      to={address.addressWith({ campaign: campaign.id })}
      preventScrollReset
      title={t('onlyCampaign', { campaign: campaign.id })}
      className={clsx(
        'rounded underline-offset-4 hover:underline',
        !isOneLine && 'grid min-w-28 text-13 leading-tight',
      )}
    >
      {isOneLine ? (
        <CampaignLine campaign={campaign} />
      ) : (
        <>
          <span className="line-clamp-2">{campaign.title}</span>
          <span className="font-mono text-12 text-muted">{campaign.id}</span>
        </>
      )}
    </Link>
  );
}

const TONES: Record<ClickVerdict, Tone> = {
  ok: 'success',
  unknown: 'danger',
  not_approved: 'danger',
  inactive: 'warning',
  closed: 'warning',
  full: 'warning',
  bot: 'neutral',
  prefetch: 'neutral',
};

/** In a word; where it did not count, why. */
export function ClickVerdictText({ click: { verdict }, isOneLine = false }: ClickCellProps) {
  const t = useTexts(clickMessages);
  if (isOneLine)
    return (
      <span title={verdict === 'ok' ? undefined : t(`why.${verdict}`)}>
        <Badge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>
        {verdict !== 'ok' && <span className="sr-only">{t(`why.${verdict}`)}</span>}
      </span>
    );
  return (
    <span className="grid min-w-44 max-w-64 justify-items-start gap-0.5">
      <Badge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>
      {verdict !== 'ok' && <span className="text-12 text-muted leading-tight">{t(`why.${verdict}`)}</span>}
    </span>
  );
}

function Referrer({ click: { referrerHost } }: ClickCellProps) {
  if (!referrerHost) return <Nothing />;
  return (
    <span title={referrerHost} className="block max-w-28 truncate">
      {referrerHost}
    </span>
  );
}

/** Nobody is counted who was not taken on. */
export function Visit({ click: { verdict, isUnique } }: { click: ClickRow }) {
  const t = useTexts(clicksMessages);
  if (verdict !== 'ok') return <Nothing />;
  return <span className={isUnique ? '' : 'text-muted'}>{t(`visits.${isUnique ? 'first' : 'again'}`)}</span>;
}

export const hasSaid = (click: ClickRow) => SUB_PARAMETERS.some((name) => click[name] !== null);

/** Only what was given, each by its name. */
export function Said({ click, isOneLine = false }: ClickCellProps) {
  const t = useTexts(clicksMessages);
  const said = SUB_PARAMETERS.flatMap((name) => {
    const value = click[name];
    const label = name === 'source' || name === 'creative' ? t(`given.${name}`) : name;
    return value === null ? [] : [{ label, value }];
  });
  if (!hasSaid(click)) return <Nothing />;
  if (isOneLine) {
    const written = said.map(({ label, value }) => `${label} ${value}`).join(' · ');
    return (
      <span title={written} className="block max-w-44 truncate">
        {written}
      </span>
    );
  }
  return (
    <dl className="flex flex-wrap gap-x-3 text-13">
      {said.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-1">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CallsOf({ click: { id, calls } }: { click: ClickRow }) {
  const t = useTexts(clicksMessages);
  const keepAccount = useKeepAccount();
  if (calls === 0) return <span className="text-muted">0</span>;
  return (
    <TextLink to={keepAccount(paths.publisher.calls({ clickId: id, period: 'all' }))}>
      <span aria-hidden>{calls}</span>
      <span className="sr-only">{t('callsOf', { count: calls })}</span>
    </TextLink>
  );
}
