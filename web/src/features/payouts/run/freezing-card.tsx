import type { PayoutRun } from '@callstead/contract/payouts/runs';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { freezingMessages } from './freezing-messages.ts';

/** How far the payouts of an approved run are made. */
export function FreezingCard({ freezing: { done, of } }: { freezing: NonNullable<PayoutRun['freezing']> }) {
  const t = useTexts(freezingMessages);
  const formats = useFormats();
  const text = t('progress', { done: formats.number(done), of: formats.number(of) });
  return (
    <Card>
      <div className="grid gap-2" aria-live="polite">
        <p className="font-medium tabular-nums">{text}</p>
        <progress aria-label={text} value={done} max={of} className="h-2 w-full accent-primary" />
        <p className="max-w-prose text-13 text-muted">{t('text')}</p>
      </div>
    </Card>
  );
}
