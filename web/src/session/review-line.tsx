import { REVIEW_HOURS } from '@callstead/domain/identity/account';
import { useTexts } from '../i18n/language.tsx';
import { sessionMessages } from './messages.ts';

const MARKS = [0, REVIEW_HOURS.from, REVIEW_HOURS.to] as const;

/** A telephone line from the registration to the last stated hour, live as far as the wait has come. */
export function ReviewLine({ fraction }: { fraction: number }) {
  const t = useTexts(sessionMessages);
  return (
    <div aria-hidden className="pt-1.5">
      <div className="h-0.5 bg-border">
        <div className="relative h-full bg-signal" style={{ width: `${fraction * 100}%` }}>
          <span className="absolute -top-1.25 -right-1.5 size-3 rounded-full border-2 border-surface bg-signal" />
        </div>
      </div>
      <ul className="mt-2 flex justify-between text-12 text-muted">
        {MARKS.map((hours) => (
          <li key={hours}>{t('review.hours', { hours: String(hours) })}</li>
        ))}
      </ul>
    </div>
  );
}
