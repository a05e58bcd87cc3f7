import type { SuppressedLines } from '@callstead/contract/suppression';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { suppressionQuery, useUploadSuppression } from './api.ts';
import { personsMessages } from './messages.ts';

/** How many are refused, and more of them from a file. */
export function SuppressionCard() {
  const t = useTexts(personsMessages);
  return (
    <Card title={t('list.title')}>
      <div className="grid gap-4">
        <p className="max-w-prose text-14 text-muted">{t('list.text')}</p>
        <Counts />
        <UploadField />
      </div>
    </Card>
  );
}

function Counts() {
  const t = useTexts(personsMessages);
  const errorText = useErrorText();
  const counts = useQuery(suppressionQuery());
  if (counts.isError && !counts.data) {
    const message = t('list.failed', { message: errorText(counts.error) });
    return <ErrorState message={message} onRetry={() => void counts.refetch()} />;
  }
  if (!counts.data) return <Skeleton className="h-5 w-64" />;
  return <p className="font-medium">{t('list.counts', counts.data)}</p>;
}

function UploadField() {
  const t = useTexts(personsMessages);
  const [share, setShare] = useState(0);
  const uploading = useUploadSuppression();
  const upload = (file: File) => {
    setShare(0);
    uploading.mutate({ file, onProgress: setShare });
  };
  const progress = t('list.progress', { percent: String(Math.round(share * 100)) });
  return (
    <div className="grid max-w-lg gap-3">
      {uploading.isPending ? (
        <div className="grid gap-1">
          <p className="text-14">{progress}</p>
          <progress aria-label={progress} value={share} max={1} className="h-2 w-full accent-primary" />
        </div>
      ) : (
        <FileField
          label={t('list.file')}
          hint={t('list.fileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={upload}
        />
      )}
      <FailureBanner error={uploading.error} />
      <div role="status">{uploading.data && <Added added={uploading.data} />}</div>
    </div>
  );
}

function Added({ added }: { added: SuppressedLines }) {
  const t = useTexts(personsMessages);
  return (
    <Banner tone="success">
      {t('list.added', { ...added, added: String(added.added), known: String(added.known) })}
    </Banner>
  );
}
