import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';
import { whenIdle } from '../hooks/when-idle.ts';

type IslandProps = {
  id: string;
  /** The browser has newer content than the server's HTML; by default, when another language was chosen. */
  isOutdated?: boolean;
  children: ReactNode;
};

/**
 * Content that only the server renders: the browser keeps the HTML it got and never loads the code that made it. That
 * code comes only when it is needed after all: on arrival from another page, or in another language.
 */
export function Island({ id, isOutdated, children }: IslandProps) {
  const { language } = useLanguage();
  const [kept] = useState(() => htmlFromServer(id, language));
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  if (!kept || (isOutdated ?? kept.language !== language)) {
    return (
      <div id={id}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    );
  }
  return <KeptHtml id={id} html={kept.html} />;
}

function KeptHtml({ id, html }: { id: string; html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const follow = useFollow();
  useEffect(() => (ref.current ? unfold(ref.current) : undefined), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks come from the links inside
    <div
      ref={ref}
      id={id}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML our own server rendered a moment ago, as it stands
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function htmlFromServer(id: string, language: string) {
  if (import.meta.env.SSR) return null;
  const html = document.getElementById(id)?.innerHTML;
  return html === undefined ? null : { html, language };
}

/** What is far below waits in <noscript>, where browsers with script spend nothing on it; it comes piece by piece. */
function unfold(island: HTMLElement): () => void {
  const folded = island.querySelector('noscript');
  if (!folded) return () => undefined;
  let cancel = whenIdle(() => {
    folded.outerHTML = folded.textContent;
    cancel = unfold(island);
  });
  return () => cancel();
}

/** Links in kept HTML are plain; a plain click moves on without loading the whole page anew. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const href = link?.getAttribute('href');
    if (!isPlain || !href?.startsWith('/') || link?.target) return;
    event.preventDefault();
    void navigate(href);
  };
}
