import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { readTextFile } from '../../../ui/form/read-text-file.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import type { NumberImport } from './api.ts';
import { numbersMessages } from './messages.ts';

type ImportFormProps = { given: NumberImport; onChange: (given: NumberImport) => void };

export function ImportForm({ given, onChange }: ImportFormProps) {
  const t = useTexts(numbersMessages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextAreaField
        label={t('import.numbers')}
        hint={t('import.numbersHint')}
        rows={8}
        maxLength={100_000}
        value={given.text}
        onChange={(event) => onChange({ ...given, text: event.target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <CsvField onRead={(text) => onChange({ ...given, text })} />
        <TextField
          label={t('import.carrier')}
          hint={t('import.carrierHint')}
          optional
          maxLength={40}
          value={given.carrier}
          onChange={(event) => onChange({ ...given, carrier: event.target.value })}
        />
      </div>
    </div>
  );
}

/** What the file says lands in the field above, where it can still be corrected. */
function CsvField({ onRead }: { onRead: (text: string) => void }) {
  const t = useTexts(numbersMessages);
  const [failed, setFailed] = useState(false);
  const read = (file: File) => {
    setFailed(false);
    readTextFile(file).then(onRead, () => setFailed(true));
  };
  return (
    <FileField
      label={t('import.file')}
      accept=".csv,.txt,text/csv,text/plain"
      onChoose={read}
      error={failed ? t('import.fileFailed') : undefined}
    />
  );
}
