import type { Application } from '@callstead/contract/applications';
import { can } from '@callstead/domain/policy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useQualityRates } from '../../../ui/format/use-quality-rates.ts';
import { ListCount } from '../../../ui/list/list-count.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { focusAfterAction } from '../../../ui/overlay/focus-after.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { applicationListQuery, type DecidingStep } from '../manage/api.ts';
import { ApplicantDialog } from '../manage/applicant-dialog.tsx';
import { STATUS_TONE } from '../manage/application-columns.tsx';
import { DecideApplicationDialog } from '../manage/decide-application-dialog.tsx';
import { applicationsMessages } from '../manage/messages.ts';
import { useApplicationDecisions } from '../manage/use-application-decisions.ts';
import { campaignPublishersMessages } from './messages.ts';

type CampaignPublishersProps = {
  campaign: { publicId: string; advertiser: { id: string } };
  /** What each brought, by affId, and what is looked at first. */
  scores: { columns: readonly Column<string>[]; weightOf: (affId: string) => number };
  /** Beside the title: the period of the scores. */
  aside?: ReactNode;
};

/** Who promotes one campaign, how well, on which terms; and the end of it. */
export function CampaignPublishers({ campaign, scores, aside }: CampaignPublishersProps) {
  const t = useTexts(campaignPublishersMessages);
  const errorText = useErrorText();
  const { language } = useLanguage();
  const list = useInfiniteQuery(
    applicationListQuery({ search: '', campaign: campaign.publicId, account: undefined, language }),
  );
  const rows = list.data?.pages
    .flatMap((page) => page.data)
    .filter(hasJoined)
    .toSorted((one, other) => scores.weightOf(other.applicant.affId) - scores.weightOf(one.applicant.affId));
  const summary = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const decisions = useApplicationDecisions(() => {
    setOpened(null);
    focusAfterAction(summary.current); // the button that was pressed is about to disappear
  });
  const onStep = (step: DecidingStep, row: Application) => decisions.ask({ step, application: row });
  const columns = usePublisherColumns({ campaign, scores: scores.columns, onOpen: setOpened, onStep });
  const shown = rows?.find((row) => row.id === opened);
  const errorMessage = t('failed', { message: errorText(list.error) });
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 className="text-20">{t('title')}</h2>
          <ListCount ref={summary}>{rows && t('count', { count: rows.length })}</ListCount>
        </div>
        {aside}
      </div>
      <DataTable
        query={{ ...list, data: rows }}
        columns={columns}
        rowKey={(row) => row.id}
        caption={t('title')}
        empty={<EmptyState message={t('empty')} hint={t('emptyHint')} />}
        errorMessage={errorMessage}
      />
      <LoadMore list={list} errorMessage={errorMessage} />
      {shown && <ApplicantDialog application={shown} onStep={onStep} onClose={() => setOpened(null)} />}
      {decisions.asked && <DecideApplicationDialog asked={decisions.asked} decisions={decisions} isBlock />}
    </div>
  );
}

/** Who only asks, or was never let in, stands among the applications. */
const hasJoined = ({ status }: Application) => status === 'approved' || status === 'revoked';

type ColumnsOf = {
  campaign: CampaignPublishersProps['campaign'];
  scores: readonly Column<string>[];
  onOpen: (id: string) => void;
  onStep: (step: DecidingStep, row: Application) => void;
};

function usePublisherColumns({ campaign, scores, onOpen, onStep }: ColumnsOf): Column<Application>[] {
  const t = useTexts(campaignPublishersMessages);
  const mayBlock = can(useActor(), 'application.revoke', { advertiserId: campaign.advertiser.id });
  return [
    { id: 'publisher', header: t('publisher'), cell: (row) => <Publisher row={row} onOpen={onOpen} /> },
    ...scores.map((column) => ({ ...column, cell: ({ applicant }: Application) => column.cell(applicant.affId) })),
    { id: 'network', header: t('network'), wideOnly: true, cell: (row) => <NetworkRates row={row} /> },
    { id: 'terms', header: t('terms'), wideOnly: true, cell: (row) => <OwnPrice row={row} /> },
    {
      id: 'block',
      header: t('actions'),
      cell: (row) =>
        row.status === 'revoked' ? (
          <Status row={row} />
        ) : (
          mayBlock && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onStep('revoke', row)}
              aria-label={t('blockOne', { name: row.applicant.fullName })}
            >
              {t('block')}
            </Button>
          )
        ),
    },
  ];
}

function Publisher({ row, onOpen }: { row: Application; onOpen: (id: string) => void }) {
  const t = useTexts(applicationsMessages);
  const { fullName, affId } = row.applicant;
  return (
    <div className="grid">
      <button
        type="button"
        onClick={() => onOpen(row.id)}
        aria-label={t('detailsOf', { name: fullName })}
        className="min-h-7 whitespace-nowrap rounded text-left font-medium text-primary underline-offset-4 hover:underline"
      >
        {fullName}
      </button>
      <span className="font-mono text-12 text-muted">{affId}</span>
    </div>
  );
}

/** Of all they send, not of this campaign alone. */
function NetworkRates({ row: { applicant } }: { row: Application }) {
  const rates = useQualityRates()(applicant, 'any');
  return (
    <dl className="grid text-13">
      {rates.map(({ label, value, isKnown }) => (
        <div key={label} className="flex gap-2 whitespace-nowrap">
          <dt className="text-muted">{label}</dt>
          <dd className={isKnown ? 'tabular-nums' : 'text-muted'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Status({ row }: { row: Application }) {
  const t = useTexts(campaignPublishersMessages);
  return <Badge tone={STATUS_TONE[row.status]}>{t('blocked')}</Badge>;
}

/** Agreed with this publisher alone; the share is for admins. */
function OwnPrice({ row: { ownTerms } }: { row: Application }) {
  const t = useTexts(campaignPublishersMessages);
  const money = useMoney();
  if (!ownTerms) return <span className="text-muted">{t('usual')}</span>;
  const { priceCents, shareBasisPoints } = ownTerms;
  return (
    <span className="grid">
      {priceCents !== null && <span>{t('price', { price: money(priceCents) })}</span>}
      {shareBasisPoints !== null && <span>{t('share', { share: String(shareBasisPoints / 100) })}</span>}
    </span>
  );
}
