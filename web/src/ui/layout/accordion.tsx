import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/icon.tsx';

type AccordionProps = {
  items: readonly { value: string; title: ReactNode; content: ReactNode }[];
  /** The item that is open at first. */
  defaultValue?: string | undefined;
};

/** The browser's own: one item open at a time, and it opens, closes and is found by search without any script. */
export function Accordion({ items, defaultValue }: AccordionProps) {
  const name = useId();
  return (
    <div className="border-t">
      {items.map((item) => (
        <details key={item.value} name={name} open={item.value === defaultValue} className="group border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
            <h3 className="font-medium font-sans text-16">{item.title}</h3>
            <Icon of={Plus} size={20} className="text-muted transition-transform group-open:rotate-45" />
          </summary>
          <div className="max-w-prose animate-fade-in pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
