import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type AccordionProps = {
  items: readonly { value: string; title: ReactNode; content: ReactNode }[];
  defaultValue?: string | undefined;
};

/** One item open at a time; closed answers stay in the HTML, for search engines and for reading without scripts. */
export function Accordion({ items, defaultValue }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible className="border-t" {...(defaultValue !== undefined && { defaultValue })}>
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} className="border-b">
          <Radix.Header className="font-sans">
            <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-medium hover:text-primary">
              {item.title}
              <Icon of={Plus} size={20} className="text-muted transition-transform group-data-[state=open]:rotate-45" />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content
            forceMount
            className="max-w-prose pb-5 text-muted data-[state=closed]:hidden data-[state=open]:animate-fade-in"
          >
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
