import { clsx } from 'clsx';
import { X } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { IconButton } from '../action/icon-button.tsx';

type LivePillProps = {
  /** '3 en línea' */
  label: string;
  isLive: boolean;
  isOpen: boolean;
  /** The id of the rail it opens. */
  controls: string;
  onToggle: () => void;
};

/** How many are live, in a place of its own: whoever wants to watch them opens the rail. */
export function LivePill({ label, isLive, isOpen, controls, onToggle }: LivePillProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="inline-flex min-h-9 min-w-32 items-center justify-center gap-2 rounded-full border border-strong bg-surface px-3 font-medium text-13 tabular-nums hover:bg-sunken aria-expanded:bg-sunken pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        className={`size-2 rounded-full ${isLive ? 'bg-signal motion-safe:animate-pulse' : 'bg-strong'}`}
      />
      {label}
    </button>
  );
}

type LiveRailProps = {
  id: string;
  title: ReactNode;
  /** It was left open: only where there is room beside the page. */
  isKept?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Stands over the right edge of the page, or beside it where that is wide (PanelFrame makes room), so that nothing moves
 * when something comes or goes.
 */
export function LiveRail({ id, title, isKept = false, onClose, children }: LiveRailProps) {
  const t = useTexts(uiMessages);
  const rail = useRef<HTMLElement>(null);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && rail.current?.contains(document.activeElement)) onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => close(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <section
      ref={rail}
      id={id}
      data-live-rail
      aria-labelledby={`${id}-title`}
      className={clsx(
        'fixed top-15 right-0 bottom-0 z-20 w-80 max-w-full flex-col border-l bg-canvas shadow-overlay 2xl:flex 2xl:shadow-none',
        isKept ? 'hidden' : 'flex',
      )}
    >
      <header className="flex items-center justify-between gap-2 border-b px-4 py-1.5">
        <h2 id={`${id}-title`} className="flex items-center gap-2 text-16">
          {title}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">{children}</div>
    </section>
  );
}
