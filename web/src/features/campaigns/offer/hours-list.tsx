import type { ReactNode } from 'react';

export function HoursList({ lines, note }: { lines: readonly string[]; note: ReactNode }) {
  return (
    <div>
      <div className="text-13 text-muted">{note}</div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
