import type { ComponentType } from 'react';

/** A lucide icon, or a drawing of our own with the same props. */
export type IconType = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  'aria-hidden'?: boolean;
}>;

/** Icons decorate words: the words are what a screen reader says. */
export function Icon(props: { of: IconType; size?: 16 | 20; className?: string | undefined }) {
  const { of: Drawing, size = 16, className } = props;
  return <Drawing size={size} strokeWidth={1.5} className={`shrink-0 ${className ?? ''}`} aria-hidden />;
}
