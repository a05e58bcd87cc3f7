import type { Profile } from '@callstead/contract/identity/identity';
import { type Key, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { BulkDecision } from './api.ts';
import { bulkDecisionMessages } from './bulk-decision-messages.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkRefusals, type Refusal } from './bulk-refusals.tsx';

type BulkBarProps = { accounts: readonly Profile[]; selected: ReadonlySet<Key>; onClear: () => void };

/** Appears with a selection: what to do with all of it, and afterwards whom it could not be done to. */
export function BulkBar({ accounts, selected, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState<BulkDecision['status'] | null>(null);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const chosen = accounts.filter((account) => selected.has(account.id));
  const finish = (refused: Refusal[]) => {
    setAsking(null);
    setRefusals(refused);
    onClear();
  };
  return (
    <>
      {chosen.length > 0 && <Choices count={chosen.length} onAsk={setAsking} onClear={onClear} />}
      {asking && <BulkDialog accounts={chosen} status={asking} onDone={finish} onCancel={() => setAsking(null)} />}
      <BulkRefusals refusals={refusals} onDismiss={() => setRefusals([])} />
    </>
  );
}

type ChoicesProps = { count: number; onAsk: (status: BulkDecision['status']) => void; onClear: () => void };

function Choices({ count, onAsk, onClear }: ChoicesProps) {
  const t = useTexts(bulkDecisionMessages);
  return (
    <div className="flex flex-wrap items-center gap-2 rounded border border-strong bg-surface px-3 py-2">
      <p role="status" className="mr-auto font-medium">
        {t('selected', { count })}
      </p>
      {(['approved', 'rejected'] as const).map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'approved' ? 'primary' : 'secondary'}
          onClick={() => onAsk(status)}
        >
          {t(status)}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
