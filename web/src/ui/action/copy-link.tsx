import { Check, Link2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Button } from './button.tsx';

/** A page's own address, whole, for whoever else may see it. */
export function CopyLink({ path, children }: { path: string; children: ReactNode }) {
  const t = useTexts(uiMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, window.location.href).href).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <span className="inline-flex items-center">
      <span role="status" className="not-empty:mr-2 text-13 text-muted">
        {outcome && t(outcome)}
      </span>
      <Button variant="secondary" size="sm" icon={outcome === 'copied' ? Check : Link2} onClick={copy}>
        {children}
      </Button>
    </span>
  );
}
