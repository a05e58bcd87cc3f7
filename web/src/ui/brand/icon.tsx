import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** The shapes of a lucide icon, as `lucide` hands them out: `Icon` draws them. */
export type IconType = IconNode;

/** Icons decorate words: the words are what a screen reader says. */
export function Icon(props: { of: IconType; size?: 16 | 20; className?: string | undefined }) {
  const { of: shapes, size = 16, className } = props;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className ?? ''}`}
      aria-hidden
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
