import type { LeadConsent as Consent, LeadDetail } from '@callstead/contract/leads/leads';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { FileBadge } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { FACTS_CLASS } from './lead-facts.tsx';
import { leadMessages } from './messages.ts';

/** What they agreed to, and the way to its certificate. */
export function LeadConsent({ lead, view }: { lead: LeadDetail; view: CallView }) {
  const t = useTexts(leadMessages);
  const keepAccount = useKeepAccount();
  if (!lead.consent) return <p className="text-muted">{t('agreed.none')}</p>;
  return (
    <div className="grid gap-3">
      <ConsentFacts consent={lead.consent} />
      <ButtonLink
        to={keepAccount(paths[view].leadCertificate(lead.id))}
        variant="secondary"
        size="sm"
        icon={FileBadge}
        className="justify-self-start"
      >
        {t('agreed.open')}
      </ButtonLink>
    </div>
  );
}

export function ConsentFacts({ consent }: { consent: Consent }) {
  const t = useTexts(leadMessages);
  const { version, capturedAt, page, ip, userAgent, formHash, certificateUrl } = consent;
  return (
    <dl className={FACTS_CLASS}>
      <Fact label={t('agreed.sentence')} className="col-span-full">
        {consent.sentence}
      </Fact>
      <Fact label={t('agreed.at')}>
        <DateTime value={capturedAt} />
      </Fact>
      <Fact label={t('agreed.version')}>{version === null ? t('agreed.foreign') : String(version)}</Fact>
      {page && <Fact label={t('agreed.page')}>{page}</Fact>}
      {ip && <Fact label={t('agreed.ip')}>{ip}</Fact>}
      {userAgent && <Fact label={t('agreed.agent')}>{userAgent}</Fact>}
      {certificateUrl && <Fact label={t('agreed.external')}>{certificateUrl}</Fact>}
      {formHash && (
        <Fact label={t('agreed.hash')} className="col-span-full">
          <span className="font-mono text-13">{formHash}</span>
        </Fact>
      )}
    </dl>
  );
}
