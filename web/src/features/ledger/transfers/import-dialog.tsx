import type { TransferLine } from '@callstead/contract/transfers';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { readTextFile } from '../../../ui/form/read-text-file.ts';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useImportTransfers, usePreviewImport } from './api.ts';
import { countLines } from './count-lines.ts';
import { ImportPreview } from './import-preview.tsx';
import { transferMessages } from './messages.ts';

/** First the file, then what would become of every line, and only then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(transferMessages);
  const [text, setText] = useState('');
  const steps = useImportSteps(text, onClose);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !steps.busy && onClose()}
      title={t('import.title')}
      description={t('import.text')}
      footer={<Footer steps={steps} canCheck={text.trim() !== ''} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.lines ? (
          <ImportPreview lines={steps.lines} />
        ) : (
          <ImportForm text={text} onChange={setText} error={steps.fileError} />
        )}
        {!steps.fileError && <FailureBanner error={steps.error} />}
      </div>
    </Dialog>
  );
}

function useImportSteps(text: string, onClose: () => void) {
  const t = useTexts(transferMessages);
  const { toast } = useToast();
  const fieldText = useFieldText();
  const preview = usePreviewImport();
  const importing = useImportTransfers();
  const [lines, setLines] = useState<TransferLine[] | null>(null);
  const error = preview.error ?? importing.error;
  return {
    lines,
    error,
    fileError: error instanceof ApiError ? fieldText(error.problem?.fields?.text) : undefined,
    busy: preview.isPending || importing.isPending,
    check: () => preview.mutate(text, { onSuccess: setLines }),
    edit: () => setLines(null),
    commit: () =>
      importing.mutate(text, {
        onSuccess: (imported) => {
          const { matched, waiting } = countLines(imported);
          toast({
            title: t('import.done'),
            description: t('import.doneText', { matched, waiting: String(waiting) }),
            tone: 'success',
          });
          onClose();
        },
      }),
  };
}

type ImportFormProps = { text: string; onChange: (text: string) => void; error: string | undefined };

/** What the file says lands in the field, where it can be looked at. */
function ImportForm({ text, onChange, error }: ImportFormProps) {
  const t = useTexts(transferMessages);
  const [failed, setFailed] = useState(false);
  const read = (file: File) => {
    setFailed(false);
    readTextFile(file).then(onChange, () => setFailed(true));
  };
  return (
    <>
      <FileField
        label={t('import.file')}
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={read}
        error={failed ? t('import.fileFailed') : undefined}
      />
      <TextAreaField
        label={t('import.content')}
        hint={t('import.contentHint')}
        rows={8}
        maxLength={400_000}
        value={text}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

type FooterProps = { steps: ReturnType<typeof useImportSteps>; canCheck: boolean };

function Footer({ steps, canCheck }: FooterProps): ReactNode {
  const t = useTexts(transferMessages);
  const { lines, busy } = steps;
  if (!lines) {
    return (
      <Button busy={busy} disabled={!canCheck} onClick={steps.check}>
        {t(busy ? 'import.checking' : 'import.check')}
      </Button>
    );
  }
  const { taken } = countLines(lines);
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={steps.edit}>
        {t('import.edit')}
      </Button>
      <Button busy={busy} disabled={taken === 0} onClick={steps.commit}>
        {busy ? t('import.committing') : t('import.commit', { count: taken })}
      </Button>
    </>
  );
}
