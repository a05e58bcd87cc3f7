import type { OwnCampaign } from '@callstead/contract/applications';
import { paths } from '@callstead/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { OpenNow } from '../../../ui/format/open-now.tsx';
import { OpenUntil } from '../../../ui/format/open-until.tsx';
import type { ApplicationSlot } from '../publisher/publisher-campaign-card.tsx';
import { JOINED_LISTS } from './api.ts';
import { JoinedFigures } from './joined-figures.tsx';
import { JoinedHanded } from './joined-handed.tsx';
import { JoinedNotices } from './joined-notices.tsx';
import { joinedMessages } from './messages.ts';

type JoinedCampaignProps = { campaign: OwnCampaign; Application: ApplicationSlot };

/** One of them: what to put into ads, what it brought today and lately, how much of it is left, and what is new. */
export function JoinedCampaign({ campaign, Application }: JoinedCampaignProps) {
  const { language } = useLanguage();
  const title = campaign.titles[language];
  return (
    <article aria-label={title} className="grid rounded border bg-surface">
      <div className="grid gap-x-8 gap-y-4 p-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid min-w-0 content-start gap-2">
          <Heading campaign={campaign} title={title} />
          <JoinedHanded campaign={campaign} title={title} />
        </div>
        <JoinedFigures campaign={campaign} />
      </div>
      <JoinedNotices campaign={campaign} />
      <Promoting campaign={campaign} title={title} Application={Application} />
    </article>
  );
}

const TONES = { paused: 'warning', archived: 'neutral' } as const;

function Heading({ campaign, title }: { campaign: OwnCampaign; title: string }) {
  const t = useTexts(joinedMessages);
  const keepAccount = useKeepAccount();
  const { publicId, status, hours, estimatedPayout, type } = campaign;
  const list = type === 'call' ? 'calls' : 'leads';
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono text-12 text-muted">{publicId}</span>
        {(status === 'paused' || status === 'archived') && (
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        )}
        {status === 'active' && (
          <>
            <OpenNow hours={hours} />
            <OpenUntil hours={hours} />
          </>
        )}
      </div>
      <h2 className="font-display text-20 leading-tight">{title}</h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <span>
          <span className="text-muted">{t('payout')}</span>{' '}
          <span className="font-semibold text-brass">{estimatedPayout}</span>
        </span>
        <Link to={paths.offer(publicId)} className={LINK} aria-label={t('termsOf', { title })}>
          {t('terms')}
        </Link>
        <Link
          to={keepAccount(paths.publisher[list]({ campaign: publicId }))}
          className={LINK}
          aria-label={t(`${list}Of`, { title })}
        >
          {t(list)}
        </Link>
      </p>
    </header>
  );
}

const LINK = 'inline-flex min-h-6 items-center text-13 text-primary underline-offset-4 hover:underline';

/** What is more than a number and a link: scripts for pages, forms and who may show them. */
function Promoting({ campaign, title, Application }: JoinedCampaignProps & { title: string }) {
  const t = useTexts(joinedMessages);
  const queries = useQueryClient();
  const { application, publicId } = campaign;
  if (!application.pageScript && !application.form) return null;
  const reload = () => void queries.invalidateQueries({ queryKey: JOINED_LISTS });
  return (
    <details className="group border-t">
      <summary className="flex min-h-9 list-none items-center justify-between gap-3 px-4 font-medium text-13 pointer-coarse:min-h-11 text-primary hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {t('more')}
        <Icon of={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="p-4 pt-2">
        <Application offer={{ id: publicId, title }} application={application} place="panel" onChange={reload} />
      </div>
    </details>
  );
}
