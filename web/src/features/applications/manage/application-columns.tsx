import type { Application } from '@callstead/contract/applications';
import { type ApplicationStatus, mayTake } from '@callstead/domain/applications/lifecycle';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { CampaignLine } from '../../../ui/table/campaign-cell.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { DecidingStep } from './api.ts';
import { type ApplicationColumn, isSorting } from './application-list.ts';
import { applicationsMessages } from './messages.ts';

export const STATUS_TONE: Record<ApplicationStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  revoked: 'danger',
  withdrawn: 'neutral',
};

const STEPS: readonly DecidingStep[] = ['approve', 'reject', 'revoke'];

type OnStep = (step: DecidingStep, application: Application) => void;

/** Each row is one line. */
export function useApplicationColumns(chosen: readonly ApplicationColumn[], onStep: OnStep): Column<Application>[] {
  const t = useTexts(applicationsMessages);
  const cells: Record<ApplicationColumn, Omit<Column<Application>, 'id' | 'header'>> = {
    publisher: { cell: (row) => <Publisher row={row} /> },
    code: { wideOnly: true, cell: ({ applicant }) => <Code>{applicant.affId}</Code> },
    campaign: { cell: ({ campaign }) => <CampaignLine campaign={campaign} /> },
    advertiser: { cell: ({ campaign }) => <Short>{campaign.advertiserName}</Short> },
    status: { cell: (row) => <StatusLine row={row} /> },
    number: { cell: (row) => <Dialled row={row} /> },
    asked: { sortsDownFirst: true, cell: (row) => <DateTime only="date" value={row.createdAt} /> },
    decided: { cell: ({ decidedAt }) => (decidedAt ? <DateTime only="date" value={decidedAt} /> : <Nothing />) },
    actions: { cell: (row) => <StepButtons row={row} onStep={onStep} size="sm" /> },
  };
  return chosen.map((id) => ({ id, header: t(`columns.${id}`), sortable: isSorting(id), ...cells[id] }));
}

/** Its link opens who asks; on a phone it heads the card. */
function Publisher({ row }: { row: Application }) {
  const t = useTexts(applicationsMessages);
  const { linkTo } = useOpened('application');
  const { fullName, affId } = row.applicant;
  return (
    <span className="grid">
      <Link
        {...linkTo(row.id)}
        aria-label={t('detailsOf', { name: fullName })}
        className="rounded font-medium text-primary underline-offset-4 hover:underline sm:max-w-44 sm:truncate"
      >
        {fullName}
      </Link>
      <span className="font-mono text-12 text-muted sm:hidden">{affId}</span>
    </span>
  );
}

const Code = ({ children }: { children: string }) => <span className="font-mono text-12 text-muted">{children}</span>;

const Short = ({ children }: { children: string }) => (
  <span title={children} className="block truncate sm:max-w-40">
    {children}
  </span>
);

function Dialled({ row: { trackingNumber } }: { row: Application }) {
  if (!trackingNumber) return <Nothing />;
  return <span className="whitespace-nowrap font-mono text-12">{phoneText(trackingNumber)}</span>;
}

function StatusLine({ row }: { row: Application }) {
  const t = useTexts(applicationsMessages);
  return (
    <span className="flex items-center gap-2">
      <Badge tone={STATUS_TONE[row.status]}>{t(`statuses.${row.status}`)}</Badge>
      {row.waiting && <span className="text-12 text-muted">{t(`soon.${row.waiting.decision}`)}</span>}
      {row.waitsForNumber && <span className="text-12 text-warning">{t('waiting')}</span>}
    </span>
  );
}

export function Status({ row }: { row: Application }) {
  return (
    <div className="grid justify-items-start gap-1">
      <StatusLine row={row} />
      {row.trackingNumber && <Code>{phoneText(row.trackingNumber)}</Code>}
    </div>
  );
}

type StepProps = { row: Application; onStep: OnStep; size?: 'sm' | 'md' };

/** Only what can happen to it now; nothing while a decision waits. */
export function StepButtons({ row, onStep, size = 'md' }: StepProps) {
  const t = useTexts(applicationsMessages);
  const possible = STEPS.filter((step) => !row.waiting && mayTake(step, row.status));
  return (
    <div className="flex gap-2">
      {possible.map((step) => (
        <Button
          key={step}
          variant={step === 'approve' ? 'primary' : size === 'sm' ? 'ghost' : 'secondary'}
          size={size}
          onClick={() => onStep(step, row)}
          aria-label={t(`stepsFor.${step}`, { name: row.applicant.fullName })}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
    </div>
  );
}
