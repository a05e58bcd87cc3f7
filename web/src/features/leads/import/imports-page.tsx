import type { LeadImport } from '@callstead/contract/leads/import';
import { paths } from '@callstead/contract/paths';
import { MOST_IMPORT_BYTES } from '@callstead/domain/leads/import';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFormats, useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Coming } from '../../../ui/feedback/coming.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { importCampaignsQuery, importListQuery, useUpload } from './api.ts';
import { ImportBadge } from './import-badge.tsx';
import { leadImportMessages } from './messages.ts';

/** A publisher's files of leads: a new one, and those before. */
export default function LeadImportsPage() {
  const t = useTexts(leadImportMessages);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <NewImport />
      <ImportList />
    </>
  );
}

function NewImport() {
  const t = useTexts(leadImportMessages);
  const { language } = useLanguage();
  const campaigns = useQuery(importCampaignsQuery);
  const [campaign, setCampaign] = useState('');
  const [file, setFile] = useState<File>();
  const sending = useSending();
  if (campaigns.isPending) return <Coming className="h-48 w-full" />;
  const options = (campaigns.data?.campaigns ?? []).map(({ id, title }) => ({
    value: id,
    label: `${id} · ${title[language] || title.es || title.en}`,
  }));
  if (campaigns.data && options.length === 0)
    return (
      <Card title={t('upload.title')}>
        <EmptyState message={t('upload.none')} />
      </Card>
    );
  const chosen = campaign || (options.length === 1 ? (options[0]?.value ?? '') : '');
  return (
    <Card title={t('upload.title')}>
      <div className="grid max-w-xl grid-cols-1 gap-4">
        <FailureBanner error={campaigns.error} />
        <SelectField
          label={t('upload.campaign')}
          placeholder={t('upload.choose')}
          options={options}
          value={chosen}
          onChange={setCampaign}
        />
        <FileField
          label={t('upload.file')}
          hint={t('upload.hint')}
          accept=".csv,text/csv,text/plain"
          error={fileError(file, t)}
          onChoose={setFile}
        />
        <FailureBanner error={sending.error} />
        <Button
          icon={Upload}
          className="justify-self-start"
          busy={sending.share !== null}
          disabled={!file || !chosen || fileError(file, t) !== undefined}
          onClick={() => file && void sending.send(file, chosen)}
        >
          {sending.share === null
            ? t('upload.send')
            : t('upload.sending', { percent: String(Math.round(sending.share * 100)) })}
        </Button>
        {sending.share !== null && (
          <progress aria-label={t('upload.send')} value={sending.share} max={1} className="h-2 w-full accent-primary" />
        )}
      </div>
    </Card>
  );
}

function fileError(file: File | undefined, t: (key: 'upload.empty' | 'upload.tooLarge') => string): string | undefined {
  if (!file) return undefined;
  if (file.size === 0) return t('upload.empty');
  return file.size > MOST_IMPORT_BYTES ? t('upload.tooLarge') : undefined;
}

function useSending() {
  const navigate = useNavigate();
  const upload = useUpload();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const send = async (file: File, campaign: string) => {
    setError(null);
    setShare(0);
    try {
      await navigate(paths.publisher.leadImport(await upload(file, campaign, setShare)));
    } catch (failure) {
      setError(failure);
    } finally {
      setShare(null);
    }
  };
  return { send, share, error };
}

function ImportList() {
  const t = useTexts(leadImportMessages);
  const errorText = useErrorText();
  const list = useInfiniteQuery(importListQuery);
  const imports = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (list.isPending) return <Coming className="h-40 w-full" />;
  return (
    <Card title={t('list.title')}>
      {!list.data && (
        <ErrorState message={t('failed', { message: errorText(list.error) })} onRetry={() => void list.refetch()} />
      )}
      {list.data && imports.length === 0 && <EmptyState message={t('list.empty')} />}
      <ul className="grid grid-cols-1 divide-y">
        {imports.map((each) => (
          <ImportLine key={each.id} imported={each} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}

function ImportLine({ imported }: { imported: LeadImport }) {
  const t = useTexts(leadImportMessages);
  const { language } = useLanguage();
  const formats = useFormats();
  const { id, fileName, campaign, status, totalRows, createdAt } = imported;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link to={paths.publisher.leadImport(id)} className="wrap-anywhere rounded font-medium text-14 underline">
          {fileName}
        </Link>
        <p className="wrap-anywhere text-13 text-muted">
          <span className="font-mono">{campaign.id}</span> · {campaign.title[language]} · <DateTime value={createdAt} />
          {totalRows !== null && ` · ${t('list.rows', { rows: formats.number(totalRows) })}`}
        </p>
      </div>
      <ImportBadge status={status} />
    </li>
  );
}
