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
