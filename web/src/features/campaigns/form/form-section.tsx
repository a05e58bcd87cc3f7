import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Icon } from '../../../ui/brand/icon.tsx';
import type { CampaignFields } from './campaign-fields.ts';

type FormSectionProps = {
  title: string;
  /** What is set inside, in one line, while it is closed. */
  summary?: ReactNode;
  /** The names of the fields inside: a complaint about one opens the section. */
  fields: readonly string[];
  open?: boolean | undefined;
  /** Counts attempts to save. */
  attempts: number;
  children: ReactNode;
};

/** The browser's own way to open and close; what is inside stays part of the form. */
export function FormSection({ title, summary, fields, open = false, attempts, children }: FormSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { errors } = useFormContext<CampaignFields>().formState;
  const isWrong = fields.some((field) => get(errors, field) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt opens it again, even if it was closed since
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong, attempts]);
  return (
    <details ref={details} open={open} className="group min-w-0 rounded border bg-surface">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded px-4 py-3 hover:bg-canvas [&::-webkit-details-marker]:hidden">
        <h2 className="text-16 sm:shrink-0">{title}</h2>
        <span className="ml-auto min-w-0 truncate text-right text-13 text-muted group-open:invisible">{summary}</span>
        <Icon of={ChevronDown} size={20} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 items-start gap-4 border-t p-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
