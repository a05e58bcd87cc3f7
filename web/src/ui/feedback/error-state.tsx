import { CircleAlert, RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Button } from '../action/button.tsx';
import { Icon } from '../brand/icon.tsx';

type ErrorStateProps = {
  /** What could not be done; a general sentence stands in for it. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
};

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const t = useTexts(uiMessages);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon of={CircleAlert} size={20} className="text-danger" />
      <p className="max-w-prose text-balance">{message ?? t('loadFailed')}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
