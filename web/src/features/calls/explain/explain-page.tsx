import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { CallPageHeading } from '../shared/call-page-heading.tsx';
import { explainMessages } from '../shared/explain-messages.ts';
import { type ExplainScope, explanationQuery, linesQuery } from './api.ts';
import { ExplainForm } from './explain-form.tsx';
import { Explanation } from './explanation.tsx';
import { readQuestion, writeQuestion } from './question.ts';

/** '¿Por qué no sonaría una llamada?': the question stands in the address, the answer below the form. */
export default function ExplainPage() {
  const t = useTexts(explainMessages);
  const { profile } = useAuth();
  const view = usePanel();
  const { language } = useLanguage();
  const isShut = useIsShut('call.list');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <CallPageHeading title={t('title')}>
        <p className="max-w-prose text-muted">{t('intro')}</p>
      </CallPageHeading>
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={t('restricted')} />
      ) : (
        <Asking scope={{ view, language }} />
      )}
    </>
  );
}

function Asking({ scope }: { scope: ExplainScope }) {
  const [params, setParams] = useSearchParams();
  const { profile } = useAuth();
  const here = useTimeZone();
  const zone = profile?.timeZone ?? here ?? 'UTC';
  const question = readQuestion(params, zone);
  const lines = useQuery(linesQuery(useViewedAccount(), scope.language));
  const explanation = useQuery(explanationQuery(question, scope));
  return (
    <div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(20rem,26rem)_1fr]">
      <ExplainForm
        question={question}
        lines={lines.data ?? []}
        busy={explanation.isFetching}
        onAsk={(asked) => {
          const next = writeQuestion(asked, params);
          if (next.toString() === params.toString()) void explanation.refetch();
          else setParams(next, { preventScrollReset: true });
        }}
      />
      <Explanation explanation={explanation} view={scope.view} />
    </div>
  );
}
