import { CopyButton } from '../action/copy-button.tsx';

/** An id on one line, to be copied. `what` names it for screen readers. */
export function IdText({ value, what }: { value: string; what: string }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-mono text-13">
      {value}
      <CopyButton value={value} what={what} />
    </span>
  );
}
