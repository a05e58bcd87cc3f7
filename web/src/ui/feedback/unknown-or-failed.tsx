import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

type UnknownOrFailedProps = {
  /** Nobody has such a thing: asking again would not help. */
  isUnknown: boolean;
  unknown: string;
  failed: string;
  /** Where to go instead. */
  back: ReactNode;
  onRetry: () => void;
};

/** In place of the one thing a page is about. */
export function UnknownOrFailed({ isUnknown, unknown, failed, back, onRetry }: UnknownOrFailedProps) {
  return (
    <Card>
      {isUnknown ? <EmptyState message={unknown} action={back} /> : <ErrorState message={failed} onRetry={onRetry} />}
    </Card>
  );
}
