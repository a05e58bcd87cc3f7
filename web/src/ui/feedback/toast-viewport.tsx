import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { Toast } from 'radix-ui';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Icon } from '../brand/icon.tsx';
import { leaveEscapeToDialog } from '../overlay/open-dialogs.ts';
import type { ShownToast, ToastTone } from './toast-options.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const DEFAULT_DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const TONES: Record<ToastTone, { icon: typeof Info; ink: string; edge: string }> = {
  success: { icon: CircleCheck, ink: 'text-success', edge: 'border-l-success' },
  danger: { icon: CircleAlert, ink: 'text-danger', edge: 'border-l-danger' },
  warning: { icon: TriangleAlert, ink: 'text-warning', edge: 'border-l-warning' },
  info: { icon: Info, ink: 'text-info', edge: 'border-l-info' },
};

/** Loaded with the first toast; the landing page never needs it. */
export function ToastViewport({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const t = useTexts(uiMessages);
  return (
    <Toast.Provider
      label={t('notification')}
      duration={DEFAULT_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <ToastCard key={shown.key} shown={shown} onClose={onClose} />
      {/* A dialog hides everything behind it from screen readers, but for what says it is (or is not) live. */}
      <div aria-live="off" data-toasts>
        <Toast.Viewport hotkey={['F8']} label={t('notifications', { hotkey: 'F8' })} className={VIEWPORT_CLASS} />
      </div>
    </Toast.Provider>
  );
}

/** What can be done for some seconds stays as long. */
function durationOf({ durationMs, action }: ShownToast) {
  const duration = action?.forSeconds ? action.forSeconds * 1000 : durationMs;
  return duration === undefined ? {} : { duration };
}

/** The spaces between its parts keep the words apart when a screen reader announces it. */
function ToastCard({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const t = useTexts(uiMessages);
  const tone = TONES[shown.tone ?? 'info'];
  return (
    <Toast.Root
      open={shown.open}
      onOpenChange={(open) => !open && onClose()}
      onEscapeKeyDown={leaveEscapeToDialog}
      type={shown.tone === 'danger' ? 'foreground' : 'background'}
      {...durationOf(shown)}
      className={clsx(CARD_CLASS, tone.edge)}
    >
      <Icon of={tone.icon} size={20} className={tone.ink} />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{shown.title}</Toast.Title>{' '}
        <ToastDescription lines={shown.description} />{' '}
        {shown.action && <ToastAction action={shown.action} onOver={onClose} />}
      </div>
      <Toast.Close
        aria-label={t('close')}
        className="-m-2 grid size-9 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text"
      >
        <Icon of={X} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The seconds are for the eye: read out, they would never end. */
function ToastAction({ action, onOver }: { action: NonNullable<ShownToast['action']>; onOver: () => void }) {
  const left = useSecondsLeft(action.forSeconds, onOver);
  return (
    <Toast.Action
      altText={action.label}
      onClick={action.onAction}
      className="mt-2 min-h-9 rounded border border-strong px-3 font-medium text-13 tabular-nums hover:bg-sunken"
    >
      {action.label}
      {left !== undefined && <span aria-hidden> · {left}</span>}
    </Toast.Action>
  );
}

function ToastDescription({ lines }: { lines: ShownToast['description'] }) {
  if (!lines || lines.length === 0) return null;
  return (
    <Toast.Description asChild>
      <div className="mt-0.5 text-muted">
        {typeof lines === 'string' ? lines : lines.map((line) => <p key={line}>{line} </p>)}
      </div>
    </Toast.Description>
  );
}

/** Out of the way of a dialog's buttons, which stand at its bottom right: at the left, on a phone at the top beside its ✕. */
const VIEWPORT_CLASS =
  'fixed right-0 bottom-0 z-60 w-full max-w-sm p-4 outline-none ' +
  'max-sm:in-[body:has([data-dialog])]:top-0 max-sm:in-[body:has([data-dialog])]:bottom-auto ' +
  'max-sm:in-[body:has([data-dialog])]:right-auto max-sm:in-[body:has([data-dialog])]:left-0 max-sm:in-[body:has([data-dialog])]:pr-22 ' +
  'sm:in-[body:has([data-dialog])]:right-auto sm:in-[body:has([data-dialog])]:left-0';

const CARD_CLASS =
  'pointer-events-auto flex gap-3 rounded border border-l-4 bg-surface p-3 text-14 shadow-overlay ' +
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-to-right';
