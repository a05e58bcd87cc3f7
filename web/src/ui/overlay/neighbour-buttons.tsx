import { ChevronDown, ChevronUp } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { IconButton } from '../action/icon-button.tsx';

type NeighbourButtonsProps = {
  /** Null at the end of the page. */
  previous: string | null;
  next: string | null;
  onGo: (id: string) => void;
};

/** From what is open beside a list to the row before and after it, by J and K as well. */
export function NeighbourButtons({ previous, next, onGo }: NeighbourButtonsProps) {
  const t = useTexts(uiMessages);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = { j: next, k: previous }[event.key];
    if (wanted && isFree(event)) onGo(wanted);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="flex">
      <IconButton
        icon={ChevronUp}
        label={t('previous')}
        aria-keyshortcuts="K"
        disabled={previous === null}
        onClick={() => previous && onGo(previous)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('next')}
        aria-keyshortcuts="J"
        disabled={next === null}
        onClick={() => next && onGo(next)}
      />
    </div>
  );
}

function isFree({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=listbox]'));
}
