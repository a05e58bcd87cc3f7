import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Tab<Value extends string> = { value: Value; label: ReactNode; content?: ReactNode };

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: TabsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (value) centreChosen(strip.current);
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List ref={strip} aria-label={label} className="flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 flex-1 border-transparent border-b-2 px-3 py-2 font-medium text-14 text-muted transition-colors -outline-offset-2 hover:text-text data-[state=active]:border-primary data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** On a phone the chosen one may stand beyond the edge. The page itself stays where it is. */
function centreChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!strip || !chosen) return;
  strip.scrollLeft += chosen.left - strip.getBoundingClientRect().left - (strip.clientWidth - chosen.width) / 2;
}
