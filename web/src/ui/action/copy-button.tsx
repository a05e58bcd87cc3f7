import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Icon } from '../brand/icon.tsx';

const SHOWN_MS = 2000;

/** `what` names the thing for screen readers: 'Copy tracking number'. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const t = useTexts(uiMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    );
  return (
    <span className="inline-flex shrink-0 items-center">
      <button
        type="button"
        data-copy
        onClick={copy}
        aria-label={t('copy', { what })}
        className="grid size-8 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-text pointer-coarse:size-11"
      >
        <Icon of={outcome === 'copied' ? Check : Copy} className={outcome === 'copied' ? 'text-success' : ''} />
      </button>
      <span role="status" className={outcome ? 'text-12 text-muted' : 'sr-only'}>
        {outcome && t(outcome)}
      </span>
    </span>
  );
}
