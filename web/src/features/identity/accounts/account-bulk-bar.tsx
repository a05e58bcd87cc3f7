import type { Profile } from '@callstead/contract/identity/identity';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectionBar } from '../../../ui/list/selection-bar.tsx';
import type { BulkDecision } from './api.ts';
import { bulkDecisionMessages } from './bulk-decision-messages.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkRefusals, type Refusal } from './bulk-refusals.tsx';

type AccountBulkBarProps = { selection: { rows: readonly Profile[]; clear: () => void } };

/** What to do with all that are ticked, and afterwards whom it could not be done to. */
export function AccountBulkBar({ selection }: AccountBulkBarProps) {
  const t = useTexts(bulkDecisionMessages);
  const [asking, setAsking] = useState<BulkDecision['status'] | null>(null);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const finish = (refused: Refusal[]) => {
    setAsking(null);
    setRefusals(refused);
    selection.clear();
  };
  return (
    <>
      <SelectionBar selection={selection} label={t('selected', { count: selection.rows.length })}>
        {(['approved', 'rejected'] as const).map((status) => (
          <Button
            key={status}
            size="sm"
            variant={status === 'approved' ? 'primary' : 'secondary'}
            onClick={() => setAsking(status)}
          >
            {t(status)}
          </Button>
        ))}
      </SelectionBar>
      {asking && (
        <BulkDialog accounts={selection.rows} status={asking} onDone={finish} onCancel={() => setAsking(null)} />
      )}
      <BulkRefusals refusals={refusals} onDismiss={() => setRefusals([])} />
    </>
  );
}
