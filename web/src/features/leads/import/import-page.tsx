import type { LeadImportDetail } from '@callstead/contract/leads/import';
import { downloadRefusedRows } from '@callstead/contract/leads/import-endpoints';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { endpointHref } from '../../../api/endpoint-path.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportLink } from '../../../ui/list/export-link.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { importQuery, isWorked, useDiscardImport, useStartImport } from './api.ts';
import { ImportBadge } from './import-badge.tsx';
import { Counts, ImportRows } from './import-rows.tsx';
import { MappingForm } from './mapping-form.tsx';
import { leadImportMessages } from './messages.ts';

/** One file of leads, from its columns to its verdicts. */
export default function LeadImportPage() {
  const t = useTexts(leadImportMessages);
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const query = useQuery(importQuery(id));
  const isUnknown = isRefusal(query.error, 'not_found') || isRefusal(query.error, 'validation_failed');
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Link
        to={paths.publisher.leadImports}
        className="inline-flex items-center gap-2 justify-self-start rounded text-14 text-muted hover:text-text"
      >
        <Icon of={ArrowLeft} />
        {t('back')}
      </Link>
      {!query.data && <PageHeader title={t('title')} />}
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.data && <Loaded imported={query.data} />}
      {!query.data && query.isError && (
        <Card>
          {isUnknown ? (
            <EmptyState message={t('unknown')} />
          ) : (
            <ErrorState
              message={t('oneFailed', { message: errorText(query.error) })}
              onRetry={() => void query.refetch()}
            />
          )}
        </Card>
      )}
    </>
  );
}

type Props = { imported: LeadImportDetail };

function Loaded({ imported }: Props) {
  const t = useTexts(leadImportMessages);
  const { language } = useLanguage();
  const [isRemapping, setRemapping] = useState(false);
  const { status, campaign, problem, fileName } = imported;
  const showsMapping = status === 'uploaded' || (status === 'checked' && isRemapping);
  return (
    <>
      <PageHeader title={<span className="wrap-anywhere">{fileName}</span>}>
        <Tools imported={imported} />
      </PageHeader>
      <p className="flex flex-wrap items-center gap-2 text-14 text-muted">
        <ImportBadge status={status} />
        <span className="font-mono">{campaign.id}</span> {campaign.title[language]}
      </p>
      {status === 'uploaded' && problem && <Banner tone="danger">{t(`problems.${problem}`)}</Banner>}
      {(status === 'uploading' || status === 'discarded') && <Banner tone="neutral">{t(`steps.${status}`)}</Banner>}
      {showsMapping && <MappingForm imported={imported} onChecked={() => setRemapping(false)} />}
      {isWorked(status) && <Progress imported={imported} />}
      {status === 'checked' && !isRemapping && <Checked imported={imported} onRemap={() => setRemapping(true)} />}
      {status === 'done' && <Done imported={imported} />}
      {!showsMapping && imported.counts.length > 0 && (
        <>
          <Counts counts={imported.counts} />
          <ImportRows imported={imported} />
        </>
      )}
    </>
  );
}

function Tools({ imported: { id, status, hasRefused } }: Props) {
  const t = useTexts(leadImportMessages);
  const { language } = useLanguage();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const discard = useDiscardImport(id);
  const mayDiscard = ['uploading', 'uploaded', 'checking', 'checked'].includes(status);
  const onSuccess = () => {
    setAsking(false);
    toast({ title: t('discard.done'), tone: 'success' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {hasRefused && (
        <ExportLink to={endpointHref(downloadRefusedRows, { params: { id }, query: { language } })} size="sm">
          {t('refused')}
        </ExportLink>
      )}
      {mayDiscard && (
        <Button variant="secondary" size="sm" icon={Trash2} onClick={() => setAsking(true)}>
          {t('discard.open')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('discard.title')}
        description={t('discard.text')}
        confirmLabel={t('discard.open')}
        busy={discard.isPending}
        onConfirm={() => discard.mutate(undefined, { onSuccess })}
      >
        <FailureBanner error={discard.error} />
      </ConfirmDialog>
    </div>
  );
}

function Progress({ imported: { status, doneRows, totalRows } }: Props) {
  const t = useTexts(leadImportMessages);
  const formats = useFormats();
  const rows = formats.number(doneRows);
  const text =
    status === 'checking'
      ? t('progress.checking', { rows })
      : t('progress.running', { rows, total: formats.number(totalRows ?? 0) });
  return (
    <Card>
      <div className="grid gap-2" aria-live="polite">
        <p className="font-medium tabular-nums">{text}</p>
        <progress
          aria-label={text}
          {...(status === 'running' && { value: doneRows, max: Math.max(1, totalRows ?? 1) })}
          className="h-2 w-full accent-primary"
        />
        <p className="text-13 text-muted">{t('progress.note')}</p>
      </div>
    </Card>
  );
}

const rowsOf = ({ counts }: LeadImportDetail, verdicts: readonly string[]) =>
  counts.reduce((sum, { verdict, rows }) => (verdicts.includes(verdict) ? sum + rows : sum), 0);

function Checked({ imported, onRemap }: Props & { onRemap: () => void }) {
  const t = useTexts(leadImportMessages);
  const formats = useFormats();
  const start = useStartImport(imported.id);
  const ready = rowsOf(imported, ['ready']);
  const said = { ready: formats.number(ready), total: formats.number(imported.totalRows ?? 0) };
  const buttons = (
    <div className="flex flex-wrap gap-2">
      {ready > 0 && (
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {start.isPending ? t('checked.starting') : t('checked.start', said)}
        </Button>
      )}
      <Button variant="secondary" onClick={onRemap}>
        {t('checked.again')}
      </Button>
    </div>
  );
  return (
    <>
      <Banner tone={ready > 0 ? 'info' : 'warning'} title={t('checked.title')} action={buttons}>
        {ready > 0 ? t('checked.text', said) : t('checked.none')}
      </Banner>
      <FailureBanner error={start.error} />
    </>
  );
}

function Done({ imported }: Props) {
  const t = useTexts(leadImportMessages);
  const formats = useFormats();
  const taken = formats.number(rowsOf(imported, ['accepted', 'pending']));
  return (
    <Banner tone="success" title={t('done.title')}>
      {t('done.text', { taken, total: formats.number(imported.totalRows ?? 0) })}
      {imported.hasRefused && ` ${t('refusedNote')}`}
    </Banner>
  );
}
