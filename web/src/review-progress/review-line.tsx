import { REVIEW_HOURS } from '@callstead/domain/identity/account';
import { dashboardMessages } from '../i18n/dashboard-messages.ts';
import { useTexts } from '../i18n/language.tsx';

const MARKS = [0, REVIEW_HOURS.from, REVIEW_HOURS.to] as const;

/** A telephone line from the registration to the last stated hour, live as far as the wait has come. */
export function ReviewLine({ fraction }: { fraction: number }) {
  const t = useTexts(dashboardMessages);
  return (
    <div aria-hidden>
      <svg
        aria-hidden
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="block h-1 w-full overflow-visible"
        fill="none"
      >
        <path d="M0 1h100" className="stroke-border" strokeWidth="4" vectorEffect="non-scaling-stroke" />
        <path
          d={`M0 1h${fraction * 100}`}
          className="stroke-signal"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul className="mt-1 flex justify-between text-12 text-muted">
        {MARKS.map((hours) => (
          <li key={hours}>{t('review.hours', { hours: String(hours) })}</li>
        ))}
      </ul>
    </div>
  );
}
