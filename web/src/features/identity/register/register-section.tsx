import type { ReactNode } from 'react';

export function RegisterSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-4 border-t pt-4 sm:grid-cols-2">
      <legend className="float-left w-full font-display font-semibold text-20 sm:col-span-2">{title}</legend>
      {children}
    </fieldset>
  );
}
