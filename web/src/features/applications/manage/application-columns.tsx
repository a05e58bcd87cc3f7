import type { Application } from '@callstead/contract/applications';
import { type ApplicationStatus, mayTake } from '@callstead/domain/applications/lifecycle';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import type { DecidingStep } from './api.ts';
import { applicationsMessages } from './messages.ts';

const STATUS_TONE: Record<ApplicationStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  revoked: 'danger',
  withdrawn: 'neutral',
};

const STEPS: readonly DecidingStep[] = ['approve', 'reject', 'revoke'];

type Handlers = {
  onOpen: (application: Application) => void;
  onStep: (step: DecidingStep, application: Application) => void;
};

export function useApplicationColumns({ onOpen, onStep }: Handlers): Column<Application>[] {
  const t = useTexts(applicationsMessages);
  return [
    { id: 'publisher', header: t('publisher'), cell: (row) => <Publisher row={row} onOpen={onOpen} /> },
    { id: 'campaign', header: t('campaign'), cell: ({ campaign }) => <Campaign campaign={campaign} /> },
    { id: 'status', header: t('status'), cell: (row) => <Status row={row} /> },
    { id: 'asked', header: t('asked'), cell: (row) => <DateTime only="date" value={row.createdAt} /> },
    { id: 'actions', header: t('actions'), cell: (row) => <StepButtons row={row} onStep={onStep} size="sm" /> },
  ];
}

type PublisherProps = Pick<Handlers, 'onOpen'> & { row: Application };

function Publisher({ row, onOpen }: PublisherProps) {
  const t = useTexts(applicationsMessages);
  const { fullName, affId } = row.applicant;
  return (
    <div className="grid">
      <button
        type="button"
        onClick={() => onOpen(row)}
        aria-label={t('detailsOf', { name: fullName })}
        className="min-h-7 rounded text-left font-medium text-primary underline-offset-4 hover:underline"
      >
        {fullName}
      </button>
      <span className="font-mono text-12 text-muted">{affId}</span>
    </div>
  );
}

function Campaign({ campaign }: { campaign: Application['campaign'] }) {
  return (
    <div className="min-w-40 max-w-72">
      <p className="line-clamp-2">{campaign.title}</p>
      <p className="font-mono text-12 text-muted">{campaign.id}</p>
    </div>
  );
}

export function Status({ row }: { row: Application }) {
  const t = useTexts(applicationsMessages);
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={STATUS_TONE[row.status]}>{t(`statuses.${row.status}`)}</Badge>
      {row.waitsForNumber && <span className="text-12 text-warning">{t('waiting')}</span>}
      {row.trackingNumber && (
        <span className="whitespace-nowrap font-mono text-12 text-muted">{phoneText(row.trackingNumber)}</span>
      )}
    </div>
  );
}

type StepProps = { row: Application; onStep: Handlers['onStep']; size?: 'sm' | 'md' };

/** Only what can happen to it now. */
export function StepButtons({ row, onStep, size = 'md' }: StepProps) {
  const t = useTexts(applicationsMessages);
  const possible = STEPS.filter((step) => mayTake(step, row.status));
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
