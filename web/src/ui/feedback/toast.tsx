import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import type { ShownToast, ToastOptions } from './toast-options.ts';

const loadViewport = () => import('./toast-viewport.tsx');
const ToastViewport = lazy(() => loadWithRetry().then((module) => ({ default: module.ToastViewport })));

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** A toast can wait for the network to come back; the page around it must not fail with it. */
function loadWithRetry(waitMs = FIRST_WAIT_MS): ReturnType<typeof loadViewport> {
  return loadViewport().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return loadWithRetry(Math.min(waitMs * 2, LONGEST_WAIT_MS));
  });
}

type Toaster = { toast: (options: ToastOptions) => void };

const ToastContext = createContext<Toaster | null>(null);

/** Sits at the root, below the LanguageProvider, so that a toast outlives the page that raised it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [waiting, setWaiting] = useState<ToastOptions | null>(null);
  const [toaster] = useState<Toaster>(() => ({
    toast: (options) => (options.patient ? setWaiting(options) : setShown((last) => following(last, options))),
  }));
  const close = useCallback(() => setShown((last) => last && { ...last, open: false }), []);
  if (waiting && !shown?.open) {
    setWaiting(null);
    setShown(following(shown, waiting));
  }
  useViewportAtFirstTouch();
  return (
    <ToastContext value={toaster}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <ToastViewport shown={shown} onClose={close} />
        </Suspense>
      )}
    </ToastContext>
  );
}

function following(last: ShownToast | null, options: ToastOptions): ShownToast {
  return { ...options, key: (last?.key ?? 0) + 1, open: true };
}

/** `const { toast } = useToast()`, then `toast({ title })`: it replaces the one that is showing. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

/** Whoever is told news without doing anything has toasts at hand, even if the network then fails. */
export function useToastsAtHand(): void {
  useEffect(load, []);
}

const load = () => void loadViewport().catch(() => undefined); // tried again once there is something to show

/** Readers pay nothing for toasts; whoever acts has them at hand too. */
function useViewportAtFirstTouch() {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, load, { once: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, load);
    };
  }, []);
}
