import type { HelpGuide } from '@callstead/contract/help-paths';
import { publicPaths } from '@callstead/contract/public-paths';
import { clsx } from 'clsx';
import { Check, Hourglass, X } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/language.tsx';
import { HelpLink } from '../ui/action/help-link.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { Icon } from '../ui/brand/icon.tsx';
import { DateTime } from '../ui/format/date-time.tsx';
import { RelativeTime } from '../ui/format/relative-time.tsx';
import { useNow } from '../ui/hooks/use-now.ts';
import { Card } from '../ui/layout/card.tsx';
import { sessionMessages } from './messages.ts';
import { reviewClock } from './review-clock.ts';
import { ReviewLine } from './review-line.tsx';

type ReviewProgressProps = {
  registeredAt: string;
  rejected?: boolean;
  /** What to read meanwhile. */
  guide?: HelpGuide;
  children?: ReactNode;
};

/** What a pending account sees instead of an empty panel: how far it is and how long the rest takes. */
export function ReviewProgress({ registeredAt, rejected = false, guide, children }: ReviewProgressProps) {
  const t = useTexts(sessionMessages);
  return (
    <Card title={t('review.title')}>
      {children && <p className="mb-4 max-w-prose">{children}</p>}
      <ol className="grid gap-4">
        <ReviewStep state="done" title={t('review.registered')}>
          <RegisteredSince registeredAt={registeredAt} />
        </ReviewStep>
        {/* Nobody gets a session before the address is confirmed. */}
        <ReviewStep state="done" title={t('review.confirmed')} />
        {rejected ? (
          <ReviewStep state="refused" title={t('review.refused')}>
            <p className="text-13 text-muted">
              {t('review.refusedText')} <TextLink to={publicPaths.contact}>{t('review.contact')}</TextLink>
            </p>
          </ReviewStep>
        ) : (
          <ReviewStep state="running" title={t('review.reviewed')}>
            <Clock registeredAt={registeredAt} />
          </ReviewStep>
        )}
      </ol>
      {guide && (
        <p className="mt-4 text-13">
          <HelpLink guide={guide} section="start" />
        </p>
      )}
    </Card>
  );
}

type StepState = 'done' | 'running' | 'refused';
type StepProps = { state: StepState; title: string; children?: ReactNode };

const LOOKS = {
  done: { icon: Check, tone: 'bg-success-bg text-success' },
  running: { icon: Hourglass, tone: 'bg-warning-bg text-warning' },
  refused: { icon: X, tone: 'bg-danger-bg text-danger' },
} as const;

function ReviewStep({ state, title, children }: StepProps) {
  const t = useTexts(sessionMessages);
  const { icon, tone } = LOOKS[state];
  return (
    <li className="flex gap-3">
      <span className={clsx('grid size-6 shrink-0 place-items-center rounded-full', tone)}>
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <p className="font-medium">
          {title}
          <span className="sr-only"> ({t(`review.state.${state}`)})</span>
        </p>
        {children}
      </div>
    </li>
  );
}

function RegisteredSince({ registeredAt }: { registeredAt: string }) {
  const now = useNow();
  return (
    <p className="min-h-5 text-13 text-muted">
      <DateTime value={registeredAt} />
      {now && (
        <>
          {' '}
          · <RelativeTime value={registeredAt} />
        </>
      )}
    </p>
  );
}

function Clock({ registeredAt }: { registeredAt: string }) {
  const t = useTexts(sessionMessages);
  const now = useNow();
  const clock = now && reviewClock(new Date(registeredAt), now);
  return (
    <div className="mt-1 grid max-w-md gap-2">
      <ReviewLine fraction={clock?.fraction ?? 0} />
      <p className="min-h-5 text-13 text-muted">
        {clock && clock.phase !== 'late' && (
          <>
            {t('review.expectedBy')} <DateTime value={clock.expectedBy.toISOString()} />
          </>
        )}
        {clock?.phase === 'late' && (
          <>
            {t('review.late')} <TextLink to={publicPaths.contact}>{t('review.contact')}</TextLink>
          </>
        )}
      </p>
    </div>
  );
}
