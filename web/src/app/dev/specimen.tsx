import { type ReactNode, useId } from 'react';

/** The pieces of one folder of `ui/`. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-6 border-t pt-6">
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One piece in its states, under the name it is imported by. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="font-mono text-12 text-muted">{name}</h3>
      {children}
    </div>
  );
}

/** States side by side, as many as there is room for. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}

export function Grid({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
