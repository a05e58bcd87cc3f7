import { type RefCallback, useCallback, useState } from 'react';

/** Whether what stands in an element is wider than it: only then it has to scroll sideways. */
export function useTooWide(): [RefCallback<HTMLElement>, boolean] {
  const [isTooWide, setTooWide] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => setTooWide(content.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return [watch, isTooWide];
}
