import { Nothing } from '../format/nothing.tsx';

type PublisherCellProps = { publisher: { affId: string; name: string | null } | null };

export function PublisherCell({ publisher }: PublisherCellProps) {
  if (!publisher) return <Nothing />;
  return (
    <div className="grid">
      {publisher.name && <span>{publisher.name}</span>}
      <span className="font-mono text-12 text-muted">{publisher.affId}</span>
    </div>
  );
}

/** In a row of one line. */
export function PublisherLine({ publisher }: PublisherCellProps) {
  if (!publisher) return <Nothing />;
  const { name, affId } = publisher;
  if (!name) return <span className="font-mono text-12 text-muted">{affId}</span>;
  return (
    <span title={affId} className="block max-w-28 truncate">
      {name}
    </span>
  );
}
