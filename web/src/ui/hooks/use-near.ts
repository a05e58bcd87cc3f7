import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Somebody who scrolls on does not wait for it. */
const NEAR = '400px 0px';

/** Whether a place is about to come into sight, or on paper; once it was, it stays so. */
export function useNear(): [RefCallback<HTMLElement>, boolean] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(place);
    const print = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, []);
  return [watch, isNear];
}
