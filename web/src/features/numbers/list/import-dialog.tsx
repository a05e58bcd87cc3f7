import type { ImportLine } from '@callstead/contract/numbers';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type NumberImport, useImportNumbers, usePreviewImport } from './api.ts';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import { numbersMessages } from './messages.ts';

/** First what was written, then what would happen to it, line by line, and only then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(numbersMessages);
  const [given, setGiven] = useState<NumberImport>({ text: '', carrier: '' });
  const steps = useImportSteps(given, onClose);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !steps.busy && onClose()}
      title={t('import.title')}
      description={t('import.text')}
      footer={<Footer steps={steps} canCheck={given.text.trim() !== ''} />}
    >
      {steps.lines ? <ImportPreview lines={steps.lines} /> : <ImportForm given={given} onChange={setGiven} />}
    </Dialog>
  );
}

function useImportSteps(given: NumberImport, onClose: () => void) {
  const t = useTexts(numbersMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const preview = usePreviewImport();
  const importing = useImportNumbers();
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const onError = (error: unknown) =>
    toast({ title: t('error'), description: t('import.failed', { message: errorText(error) }), tone: 'danger' });
  return {
    lines,
    busy: preview.isPending || importing.isPending,
    check: () => preview.mutate(given, { onSuccess: setLines, onError }),
    edit: () => setLines(null),
    commit: () =>
      importing.mutate(given, {
        onSuccess: (imported) => {
          const description = t('import.doneText', { count: countNew(imported) });
          toast({ title: t('import.done'), description, tone: 'success' });
          onClose();
        },
        onError,
      }),
  };
}

const countNew = (lines: readonly ImportLine[]) => lines.filter((line) => line.verdict === 'new').length;

type FooterProps = { steps: ReturnType<typeof useImportSteps>; canCheck: boolean };

function Footer({ steps, canCheck }: FooterProps): ReactNode {
  const t = useTexts(numbersMessages);
  const { lines, busy } = steps;
  if (!lines) {
    return (
      <Button busy={busy} disabled={!canCheck} onClick={steps.check}>
        {t(busy ? 'import.checking' : 'import.check')}
      </Button>
    );
  }
  const count = countNew(lines);
  return (
    <>
      <Button variant="secondary" disabled={busy} onClick={steps.edit}>
        {t('import.edit')}
      </Button>
      <Button busy={busy} disabled={count === 0} onClick={steps.commit}>
        {busy ? t('import.committing') : t('import.commit', { count })}
      </Button>
    </>
  );
}
