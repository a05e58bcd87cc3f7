import { phoneText } from '@callstead/domain/numbers/phone-text';
import { CopyButton } from '../action/copy-button.tsx';
import { Nothing } from './nothing.tsx';

/** A number, whole or masked; only a whole one can be copied. */
export function PhoneNumber({ value, what }: { value: string | null; what: string }) {
  if (value === null) return <Nothing />;
  const isWhole = /^\+\d+$/.test(value);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-mono text-13">
      {phoneText(value)}
      {isWhole && <CopyButton value={value} what={what} />}
    </span>
  );
}
