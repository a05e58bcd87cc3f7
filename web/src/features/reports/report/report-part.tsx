import type { Report } from '@callstead/contract/reports/report';
import type { Preset } from '@callstead/domain/reports/period';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ReportAnswer } from '../shared/report-query.ts';
import { reportMessages } from './messages.ts';

type ReportPartProps = {
  title: string;
  aside?: ReactNode;
  answer: ReportAnswer;
  /** Of the size of what will stand there. */
  skeleton: ReactNode;
  children: (report: Report) => ReactNode;
};

/** One drawing and the question behind it: while it waits, when it failed, and what it found. */
export function ReportPart({ title, aside, answer, skeleton, children }: ReportPartProps) {
  const ui = useTexts(uiMessages);
  const { data, error, isPlaceholderData } = answer;
  return (
    <Card title={title} aside={aside} className="min-w-0">
      <div aria-busy={!data || isPlaceholderData} className="transition-opacity aria-busy:opacity-70">
        {data && children(data)}
        {!data && error && <ReportFailure answer={answer} />}
        {!data && !error && (
          <>
            <p role="status" className="sr-only">
              {ui('loading')}
            </p>
            {skeleton}
          </>
        )}
      </div>
    </Card>
  );
}

/** What goes too far back for its question has a way out. */
export function ReportFailure({ answer }: { answer: Pick<ReportAnswer, 'error' | 'refetch'> }) {
  const t = useTexts(reportMessages);
  const errorText = useErrorText();
  const [params] = useSearchParams();
  if (answer.error instanceof ApiError && answer.error.code === 'report_too_long') {
    const shorter = (
      <ButtonLink to={`?${withPeriod(params, 'last30')}`} variant="secondary" size="sm" preventScrollReset>
        {t('lastThirty')}
      </ButtonLink>
    );
    return <EmptyState message={errorText(answer.error)} action={shorter} />;
  }
  const message = t('failed', { message: errorText(answer.error) });
  return <ErrorState message={message} onRetry={() => void answer.refetch()} />;
}

function withPeriod(params: URLSearchParams, period: Preset): URLSearchParams {
  const kept = [...params].filter(([name]) => !['period', 'from', 'to', 'page'].includes(name));
  return new URLSearchParams([...kept, ['period', period]]);
}
