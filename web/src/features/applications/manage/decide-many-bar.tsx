import type { Application } from '@callstead/contract/applications';
import { DECISIONS, type Decision } from '@callstead/domain/applications/lifecycle';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import { applicationsMessages } from './messages.ts';
import { useDecideMany } from './use-decide-many.ts';

type DecideManyBarProps = {
  selection: { rows: readonly Application[]; clear: () => void };
  /** The bar that had the focus is gone. */
  onDone: () => void;
};

/** Nobody is asked again: for some seconds it can be taken back. */
export function DecideManyBar({ selection, onDone }: DecideManyBarProps) {
  const t = useTexts(applicationsMessages);
  const [reason, setReason] = useState('');
  const { decide, isBusy } = useDecideMany(() => {
    setReason('');
    selection.clear();
    onDone();
  });
  return (
    <SelectionBar selection={selection} label={t('selected', { count: selection.rows.length })}>
      <ReasonForAll value={reason} onChange={setReason} />
      {DECISIONS.map((decision: Decision) => (
        <Button
          key={decision}
          size="sm"
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => decide(decision, selection.rows, reason)}
        >
          {t(`steps.${decision}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}

const LONGEST_REASON = 500;

function ReasonForAll({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useTexts(applicationsMessages);
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('reasonForAll')}
      </label>
      <input
        id={id}
        maxLength={LONGEST_REASON}
        placeholder={t('reasonForAll')}
        title={t('dialog.reasonHint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 min-w-0 flex-1 basis-48 rounded border border-strong bg-surface px-3 text-13 placeholder:text-muted sm:max-w-80"
      />
    </>
  );
}
