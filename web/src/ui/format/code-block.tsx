import { CopyButton } from '../action/copy-button.tsx';

/** Something to be pasted elsewhere exactly as it stands. `what` names it for screen readers. */
export function CodeBlock({ value, what }: { value: string; what: string }) {
  return (
    <div className="flex min-w-0 items-start justify-between gap-2 rounded border bg-sunken py-1 pr-1 pl-3">
      <code className="wrap-anywhere min-w-0 whitespace-pre-wrap py-1.5 font-mono text-13">{value}</code>
      <CopyButton value={value} what={what} />
    </div>
  );
}
