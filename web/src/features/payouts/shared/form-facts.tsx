import type { SignedTaxForm } from '@callstead/contract/payouts/tax';
import { useTexts } from '../../../i18n/language.tsx';
import { CalendarDay } from '../../../ui/format/calendar-day.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { taxMessages } from './tax-messages.ts';

/** A form by what may be shown of it. */
export function FormFacts({ form: { kind, tinHint, signedAt, validUntil } }: { form: SignedTaxForm }) {
  const t = useTexts(taxMessages);
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {t(`kinds.${kind}`)}
        {tinHint && <span className="font-normal"> · •••• {tinHint}</span>}
      </p>
      <p className="text-13 text-muted">
        {t('signed')} <DateTime value={signedAt} only="date" />
        {validUntil && (
          <>
            {' · '}
            {t('validUntil')} <CalendarDay day={validUntil} />
          </>
        )}
      </p>
    </div>
  );
}
