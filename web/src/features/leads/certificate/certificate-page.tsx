import type { LeadCertificate } from '@callstead/contract/leads/leads';
import { readLeadCertificatePdf } from '@callstead/contract/leads/leads-endpoints';
import { paths } from '@callstead/contract/paths';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChevronLeft, Printer } from 'lucide';
import { useParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { PrintHeader } from '../../../ui/layout/print-header.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { CampaignCell } from '../../../ui/table/campaign-cell.tsx';
import { ConsentFacts } from '../detail/lead-consent.tsx';
import { FACTS_CLASS } from '../detail/lead-facts.tsx';
import { PersonFacts } from '../detail/lead-person.tsx';
import { certificateQuery } from '../shared/api.ts';
import { leadsMessages } from '../shared/leads-messages.ts';
import { certificateMessages } from './messages.ts';

/** What somebody agreed to, for every party of the lead, on the screen, on paper and as a file. */
export default function CertificatePage() {
  const t = useTexts(certificateMessages);
  const { id = '' } = useParams();
  const { profile } = useAuth();
  const isShut = useIsShut('lead.list');
  const view = usePanel();
  const { language } = useLanguage();
  const keepAccount = useKeepAccount();
  const restricted = useTexts(leadsMessages)('restricted');
  const query = useQuery({ ...certificateQuery(id, { view, language }), retry: false, enabled: !isShut });
  return (
    <>
      <title>{t('pageTitle', { id })}</title>
      <ButtonLink
        to={keepAccount(paths[view].lead(id))}
        variant="ghost"
        size="sm"
        icon={ChevronLeft}
        className="-ml-3 justify-self-start print:hidden"
      >
        {t('back')}
      </ButtonLink>
      <PrintHeader title={t('title')}>
        {query.data && ( // of one that is not there, there is no file either
          <>
            <ExportLink
              size="sm"
              to={endpointHref(readLeadCertificatePdf, { params: { id }, query: { view, language } })}
            >
              {t('pdf')}
            </ExportLink>
            <Button variant="secondary" size="sm" icon={Printer} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </>
        )}
      </PrintHeader>
      {profile && isShut ? <RestrictedNotice profile={profile} text={restricted} /> : <Loaded query={query} />}
    </>
  );
}

function Loaded({ query }: { query: UseQueryResult<LeadCertificate> }) {
  const t = useTexts(certificateMessages);
  const ui = useTexts(uiMessages);
  const errorText = useErrorText();
  if (query.data) return <Certificate certificate={query.data} />;
  if (query.isPending) return <LoadingLine>{ui('loading')}</LoadingLine>;
  if (isRefusal(query.error, 'not_found')) return <EmptyState message={t('missing')} />;
  return (
    <ErrorState message={t('loadFailed', { message: errorText(query.error) })} onRetry={() => void query.refetch()} />
  );
}

function Certificate({ certificate }: { certificate: LeadCertificate }) {
  const t = useTexts(certificateMessages);
  const list = useTexts(leadsMessages);
  const { id, campaign, arrivedAt, person, sight, consent, formVersion, way } = certificate;
  return (
    <div className="grid max-w-3xl gap-6 rounded border bg-surface p-4 text-14 sm:p-6">
      <Section heading="h2" title={t('person')}>
        {person && <PersonFacts person={person} questions={certificate.questions} />}
        {sight !== 'whole' && <p className="mt-2 text-13 text-muted">{t(`sights.${sight}`)}</p>}
      </Section>
      <Section heading="h2" title={t('agreed')}>
        <ConsentFacts consent={consent} />
      </Section>
      <Section heading="h2" title={t('about')}>
        <dl className={FACTS_CLASS}>
          <Fact label={list('columns.campaign')}>
            <CampaignCell campaign={campaign} isWhole />
          </Fact>
          <Fact label={list('columns.id')}>
            <IdText value={id} what={list('columns.id')} />
          </Fact>
          <Fact label={t('received')}>
            <DateTime value={arrivedAt} />
          </Fact>
          <Fact label={list('columns.way')}>{list(`ways.${way}`)}</Fact>
          <Fact label={t('formVersion')}>{String(formVersion)}</Fact>
        </dl>
      </Section>
      <p className="text-13 text-muted">{t('note')}</p>
    </div>
  );
}
