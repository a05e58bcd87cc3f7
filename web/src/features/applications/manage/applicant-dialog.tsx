import type { Application } from '@callstead/contract/applications';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useQualityRates } from '../../../ui/format/use-quality-rates.ts';
import { Fact } from '../../../ui/layout/fact.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DecidingStep } from './api.ts';
import { Status, StepButtons } from './application-columns.tsx';
import { applicationsMessages } from './messages.ts';
import { OwnTerms } from './own-terms.tsx';

type ApplicantDialogProps = {
  application: Application;
  onStep: (step: DecidingStep, application: Application) => void;
  onClose: () => void;
};

/** Who asks: the profile, the traffic, how others decided, and what they wrote. */
export function ApplicantDialog({ application, onStep, onClose }: ApplicantDialogProps) {
  const { applicant, campaign } = application;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={applicant.fullName}
      description={`${campaign.id} · ${campaign.title}`}
      footer={<StepButtons row={application} onStep={onStep} />}
    >
      <div className="grid gap-5">
        <Message application={application} />
        <OwnTerms application={application} />
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 [&>div]:border-t [&>div]:pt-2">
          <RequestFacts application={application} />
          <PersonFacts applicant={applicant} />
        </dl>
      </div>
    </Dialog>
  );
}

function Message({ application }: { application: Application }) {
  const t = useTexts(applicationsMessages);
  return (
    <blockquote className="border-primary border-l-2 bg-sunken px-4 py-3">
      <p className="text-12 text-muted">{t('facts.message')}</p>
      <p className="whitespace-pre-line">{application.message ?? t('facts.noMessage')}</p>
    </blockquote>
  );
}

function RequestFacts({ application }: { application: Application }) {
  const { network } = useLanguage();
  const t = useTexts(applicationsMessages);
  const { decidedAt, decidedBy, reason, trackingNumber, campaign } = application;
  const { history } = application.applicant;
  const rates = useQualityRates()(application.applicant, 'any');
  return (
    <>
      <Fact label={t('columns.status')}>
        <Status row={application} />
      </Fact>
      <Fact label={t('facts.history')}>
        {t('facts.historyText', {
          approved: String(history.approved),
          rejected: String(history.rejected),
          pending: String(history.pending),
        })}
      </Fact>
      {rates.map(({ label, value }) => (
        <Fact key={label} label={t('facts.rate', { rate: label })}>
          {value}
        </Fact>
      ))}
      <Fact label={t('facts.advertiser')}>{campaign.advertiserName}</Fact>
      {decidedAt && (
        <Fact label={t('facts.decided')}>
          {decidedBy ?? network}, <DateTime only="date" value={decidedAt} />
        </Fact>
      )}
      {reason && <Fact label={t('facts.reason')}>{reason}</Fact>}
      {trackingNumber && (
        <Fact label={t('facts.number')}>
          <span className="flex items-center gap-2 font-mono">
            {phoneText(trackingNumber)}
            <CopyButton value={trackingNumber} what={t('facts.number')} />
          </span>
        </Fact>
      )}
    </>
  );
}

function PersonFacts({ applicant }: Pick<Application, 'applicant'>) {
  const t = useTexts(applicationsMessages);
  const names = useTexts(categoryMessages);
  const services = applicant.servicesToPromote.map((category) => names(`category.${category}`)).join(', ');
  const missing = t('facts.notSpecified');
  return (
    <>
      <Fact label={t('facts.traffic')}>{applicant.trafficSources ?? missing}</Fact>
      <Fact label={t('facts.services')}>{services || missing}</Fact>
      <Fact label={t('facts.company')}>{applicant.companyName ?? missing}</Fact>
      <Fact label={t('facts.website')}>{applicant.website ? <Website of={applicant.website} /> : missing}</Fact>
      <Fact label={t('facts.team')}>{applicant.teamProfile ?? missing}</Fact>
      <Fact label={t('facts.since')}>
        <DateTime only="date" value={applicant.memberSince} />
      </Fact>
      <Fact label={t('facts.code')}>
        <span className="flex items-center gap-2 font-mono">
          {applicant.affId}
          <CopyButton value={applicant.affId} what={t('facts.code')} />
        </span>
      </Fact>
      {applicant.email && <Fact label={t('facts.email')}>{applicant.email}</Fact>}
      {applicant.phone && <Fact label={t('facts.phone')}>{phoneText(applicant.phone)}</Fact>}
    </>
  );
}

function Website({ of }: { of: string }) {
  return (
    <a href={of} target="_blank" rel="noreferrer nofollow" className="break-all text-primary underline">
      {of.replace(/^https?:\/\//, '')}
    </a>
  );
}
