import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { DecidingStep } from './api.ts';
import { applicationsMessages } from './messages.ts';
import type { Selection } from './use-selection.ts';

type BulkBarProps = { selection: Selection; onStep: (step: DecidingStep) => void };

/** Appears with the first tick. */
export function BulkBar({ selection, onStep }: BulkBarProps) {
  const t = useTexts(applicationsMessages);
  const count = selection.selected.length;
  if (count === 0) return null;
  return (
    <div className="flex animate-fade-in flex-wrap items-center gap-2 rounded border bg-sunken px-3 py-2">
      <p role="status" className="mr-auto font-medium">
        {t('selected', { count })}
      </p>
      <Button size="sm" onClick={() => onStep('approve')}>
        {t('steps.approve')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onStep('reject')}>
        {t('steps.reject')}
      </Button>
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
