export function HoursList({ lines, note }: { lines: readonly string[]; note: string }) {
  return (
    <div>
      <p className="text-13 text-muted">{note}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
