import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Stands right of the title: a link, a filter. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** In a grid of cards: its place, for the staggered entrance. */
  index?: number | undefined;
};

export function Card({ title, aside, footer, index, className, style, children, ...rest }: CardProps) {
  return (
    <section
      className={clsx('flex flex-col rounded border bg-surface', index !== undefined && 'rise', className)}
      style={{ ...style, ...(index !== undefined && ({ '--i': index } as CSSProperties)) }}
      {...rest}
    >
      {(title || aside) && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2">
          {title && <h2 className="text-16">{title}</h2>}
          {aside}
        </header>
      )}
      <div className="flex-1 p-4">{children}</div>
      {footer && <footer className="border-t px-4 py-3">{footer}</footer>}
    </section>
  );
}
