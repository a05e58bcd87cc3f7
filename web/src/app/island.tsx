import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../i18n/language.tsx';

type IslandProps = { id: string; children: ReactNode };

/**
 * Content that only the server renders: the browser keeps the HTML it got and never loads the code that made it. That
 * code comes only when it is needed after all: on arrival from another page, or in another language.
 */
export function Island({ id, children }: IslandProps) {
  const { language } = useLanguage();
  const [kept] = useState(() => htmlFromServer(id, language));
  const follow = useFollow();
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  if (kept?.language !== language) {
    return (
      <div id={id}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the clicks come from the links inside
    <div
      id={id}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML our own server rendered a moment ago, as it stands
      dangerouslySetInnerHTML={{ __html: kept.html }}
    />
  );
}

function htmlFromServer(id: string, language: string) {
  if (import.meta.env.SSR) return null;
  const html = document.getElementById(id)?.innerHTML;
  return html === undefined ? null : { html, language };
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
