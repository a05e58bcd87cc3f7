import type { ClickRow } from '@callstead/contract/clicks';
import { paths } from '@callstead/contract/paths';
import type { ClickVerdict } from '@callstead/domain/clicks/click';
import { SUB_PARAMETERS } from '@callstead/domain/clicks/click-parameters';
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
import type { Column } from '../../../ui/table/data-table.tsx';
import { clicksMessages } from './messages.ts';

export function useClickColumns(address: ListAddress, isAdmin: boolean): Column<ClickRow>[] {
  const t = useTexts(clicksMessages);
  const columns: Column<ClickRow>[] = [
    { id: 'time', header: t('columns.time'), cell: (click) => <Moment click={click} /> },
    {
      id: 'campaign',
      header: t('columns.campaign'),
      cell: (click) => <ClickCampaign click={click} address={address} />,
    },
    { id: 'publisher', header: t('columns.publisher'), cell: ({ publisher }) => <Publisher publisher={publisher} /> },
    { id: 'verdict', header: t('verdict'), cell: (click) => <ClickVerdictText click={click} /> },
    { id: 'visit', header: t('visit'), cell: (click) => <Visit click={click} /> },
    { id: 'said', header: t('columns.said'), cell: (click) => <Said click={click} /> },
    { id: 'place', header: t('columns.place'), cell: (click) => placeOf(click) || <Nothing /> },
    { id: 'referrer', header: t('columns.referrer'), cell: ({ referrerHost }) => referrerHost ?? <Nothing /> },
    { id: 'calls', header: t('columns.calls'), align: 'right', cell: (click) => <CallsOf click={click} /> },
  ];
  return isAdmin ? columns : columns.filter(({ id }) => id !== 'publisher');
}

export const placeOf = ({ state, country }: ClickRow) => [state, country].filter(Boolean).join(', ');

function Moment({ click }: { click: ClickRow }) {
  const t = useTexts(clicksMessages);
  return (
    <span className="flex items-center gap-1 whitespace-nowrap">
      <span className="grid">
        <DateTime only="date" value={click.clickedAt} />
        <span className="text-13 text-muted">
          <DateTime only="time" value={click.clickedAt} />
        </span>
      </span>
      <CopyButton value={click.id} what={t('clickId')} />
    </span>
  );
}

/** A click on its name narrows the list to it. */
export function ClickCampaign({ click, address }: { click: ClickRow; address: ListAddress }) {
  const t = useTexts(clicksMessages);
  const { campaign, asked } = click;
  if (!campaign)
    return asked ? <span className="font-mono text-13">{t('unknownLink', { link: asked })}</span> : <Nothing />;
  return (
    <Link
      to={address.addressWith({ campaign: campaign.id })}
      preventScrollReset
      title={t('onlyCampaign', { campaign: campaign.id })}
      className="grid min-w-28 max-w-48 rounded text-13 leading-tight underline-offset-4 hover:underline"
    >
      <span className="line-clamp-2">{campaign.title}</span>
      <span className="font-mono text-12 text-muted">{campaign.id}</span>
    </Link>
  );
}

function Publisher({ publisher }: Pick<ClickRow, 'publisher'>) {
  if (!publisher) return <Nothing />;
  return (
    <span className="grid">
      {publisher.name}
      <span className="font-mono text-12 text-muted">{publisher.affId}</span>
    </span>
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
export function ClickVerdictText({ click: { verdict } }: { click: ClickRow }) {
  const t = useTexts(clickMessages);
  return (
    <span className="grid min-w-44 max-w-64 justify-items-start gap-0.5">
      <Badge tone={TONES[verdict]}>{t(`verdicts.${verdict}`)}</Badge>
      {verdict !== 'ok' && <span className="text-12 text-muted leading-tight">{t(`why.${verdict}`)}</span>}
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
export function Said({ click }: { click: ClickRow }) {
  const t = useTexts(clicksMessages);
  const said = SUB_PARAMETERS.flatMap((name) => {
    const value = click[name];
    const label = name === 'source' || name === 'creative' ? t(`given.${name}`) : name;
    return value === null ? [] : [{ label, value }];
  });
  if (!hasSaid(click)) return <Nothing />;
  return (
    <dl className="flex max-w-72 flex-wrap gap-x-3 text-13">
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
