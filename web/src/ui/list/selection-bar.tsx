import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { listMessages } from './messages.ts';

type SelectionBarProps = {
  selection: { rows: readonly unknown[]; clear: () => void };
  label: string;
  children: ReactNode;
};

/** Appears with the first tick: what to do with all of it. */
export function SelectionBar({ selection, label, children }: SelectionBarProps) {
  const t = useTexts(listMessages);
  if (selection.rows.length === 0) return null;
  return (
    <div className="flex animate-fade-in flex-wrap items-center gap-2 rounded border border-strong bg-surface px-3 py-2">
      <p role="status" className="mr-auto font-medium">
        {label}
      </p>
      {children}
      <Button size="sm" variant="ghost" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
