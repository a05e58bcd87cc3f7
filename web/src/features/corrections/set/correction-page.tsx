import type { CorrectionDetail } from '@callstead/contract/corrections';
import { downloadCorrection } from '@callstead/contract/corrections-endpoints';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Undo2 } from 'lucide';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime, useTimeZone } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { correctionQuery, useStartCorrection } from '../shared/api.ts';
import { useChangeText } from '../shared/change-text.ts';
import { CorrectionBadge } from '../shared/correction-badge.tsx';
import { correctionMessages } from '../shared/messages.ts';
import { CorrectionSums, Unchanged } from './correction-sums.tsx';
import { FilterText, type FilterWordsSlot } from './filter-text.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';

/** One set: what it would do, does or did. */
export function CorrectionPage({ FilterWords }: { FilterWords: FilterWordsSlot }) {
  const t = useTexts(correctionMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const correction = useQuery(correctionQuery(id));
  const isUnknown = isRefusal(correction.error, 'not_found') || isRefusal(correction.error, 'validation_failed');
  return (
    <>
      <title>{t('pageTitle', { number: String(correction.data?.number ?? '') })}</title>
      <BackLink />
      {!correction.data && <h1 className="text-28">{t('heading')}</h1>}
      {correction.isPending && <Skeleton className="h-96 w-full" />}
      {correction.data && <Loaded key={id} correction={correction.data} FilterWords={FilterWords} />}
      {!correction.data && correction.isError && (
        <Card>
          {isUnknown ? (
            <EmptyState message={t('unknown')} />
          ) : (
            <ErrorState
              message={t('failed', { message: errorText(correction.error) })}
              onRetry={() => void correction.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

function BackLink() {
  const t = useTexts(correctionMessages);
  return (
    <ButtonLink
      to={paths.admin.corrections}
      variant="ghost"
      size="sm"
      icon={ChevronLeft}
      className="-ml-3 justify-self-start"
    >
      {t('backToList')}
    </ButtonLink>
  );
}

type Props = { correction: CorrectionDetail };
type FactsProps = Props & { FilterWords: FilterWordsSlot };

function Loaded({ correction, FilterWords }: FactsProps) {
  const t = useTexts(correctionMessages);
  return (
    <div className="grid max-w-3xl gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-28">
          {t('title', { number: String(correction.number) })} <CorrectionBadge correction={correction} />
        </h1>
        <Tools correction={correction} />
      </header>
      {correction.status === 'previewed' && <Preview correction={correction} />}
      {correction.status === 'running' && <Progress correction={correction} />}
      <CorrectionSums correction={correction} />
      <Unchanged correction={correction} />
      <Facts correction={correction} FilterWords={FilterWords} />
    </div>
  );
}

function Tools({ correction: { id, status, reversedBy, items } }: Props) {
  const t = useTexts(correctionMessages);
  const { language } = useLanguage();
  const zone = useTimeZone() ?? 'UTC';
  const [isReversing, setReversing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ExportLink to={endpointHref(downloadCorrection, { params: { id }, query: { language, zone } })} size="sm">
        {t('file')}
      </ExportLink>
      {status === 'done' && !reversedBy && items > 0 && (
        <Button variant="secondary" size="sm" icon={Undo2} onClick={() => setReversing(true)}>
          {t('reverse.open')}
        </Button>
      )}
      {isReversing && <ReverseDialog id={id} onClose={() => setReversing(false)} />}
    </div>
  );
}

function Preview({ correction: { id, subject, items } }: Props) {
  const t = useTexts(correctionMessages);
  const start = useStartCorrection(id);
  if (items === 0) return <Banner tone="warning">{t('preview.none')}</Banner>;
  const button = (
    <Button busy={start.isPending} onClick={() => start.mutate()}>
      {start.isPending ? t('preview.busy') : t(`preview.start.${subject}`, { items })}
    </Button>
  );
  return (
    <>
      <Banner tone="info" title={t('preview.title')} action={button}>
        {t('preview.text')}
      </Banner>
      <FailureBanner error={start.error} />
    </>
  );
}

function Progress({ correction: { doneItems, items } }: Props) {
  const t = useTexts(correctionMessages);
  const formats = useFormats();
  const text = t('running', { done: formats.number(doneItems), items: formats.number(items) });
  return (
    <Card>
      <div className="grid gap-2" aria-live="polite">
        <p className="font-medium tabular-nums">{text}</p>
        <progress aria-label={text} value={doneItems} max={items} className="h-2 w-full accent-primary" />
        <p className="text-13 text-muted">{t('runningText')}</p>
      </div>
    </Card>
  );
}

function Facts({ correction, FilterWords }: FactsProps) {
  const t = useTexts(correctionMessages);
  const changeText = useChangeText();
  const { reason, createdBy, startedAt, finishedAt, reverses, reversedBy } = correction;
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t('facts.action')}>
          {t(`sold.${correction.subject}`)} · {changeText(correction)}
        </Fact>
        <Fact label={t('facts.by')}>{createdBy}</Fact>
        <Fact label={t('facts.list')} className="sm:col-span-2">
          <FilterText selection={correction.selection} FilterWords={FilterWords} />
        </Fact>
        <Fact label={t('facts.reason')} className="sm:col-span-2">
          {reason}
        </Fact>
        {startedAt && (
          <Fact label={t('facts.startedAt')}>
            <DateTime value={startedAt} />
          </Fact>
        )}
        {finishedAt && (
          <Fact label={t('facts.finishedAt')}>
            <DateTime value={finishedAt} />
          </Fact>
        )}
        {reverses && (
          <Fact label={t('facts.reverses')}>
            <SetLink {...reverses} />
          </Fact>
        )}
        {reversedBy && (
          <Fact label={t('facts.reversedBy')}>
            <SetLink {...reversedBy} />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function SetLink({ id, number }: { id: string; number: number }) {
  const t = useTexts(correctionMessages);
  return (
    <Link to={paths.admin.correction(id)} className="underline underline-offset-4">
      {t('title', { number: String(number) })}
    </Link>
  );
}
