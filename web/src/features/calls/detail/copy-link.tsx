import { Check, Link2 } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** The call's own address, whole, for whoever else may see it. */
export function CopyLink({ path }: { path: string }) {
  const t = useTexts(callDetailMessages);
  const ui = useTexts(uiMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, window.location.href).href).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <span className="inline-flex items-center">
      <span role="status" className="not-empty:mr-2 text-13 text-muted">
        {outcome && ui(outcome)}
      </span>
      <Button variant="secondary" size="sm" icon={outcome === 'copied' ? Check : Link2} onClick={copy}>
        {t('copyLink')}
      </Button>
    </span>
  );
}
