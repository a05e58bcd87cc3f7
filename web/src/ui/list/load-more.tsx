import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../action/button.tsx';
import { listMessages } from './messages.ts';

type LoadMoreProps = {
  /** What a query of TanStack Query that grows looks like from here. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label?: string | undefined;
  errorMessage?: ReactNode;
  variant?: 'secondary' | 'ghost' | undefined;
};

/** Below a list that has more than it shows. */
export function LoadMore({ list, label, errorMessage, variant = 'secondary' }: LoadMoreProps) {
  const t = useTexts(listMessages);
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2">
      {list.isFetchNextPageError && errorMessage && (
        <p role="alert" className="text-13 text-danger">
          {errorMessage}
        </p>
      )}
      <Button variant={variant} size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label ?? t('more')}
      </Button>
    </div>
  );
}
