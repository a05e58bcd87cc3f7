import { paths } from '@callstead/contract/paths';
import { shortId } from '@callstead/domain/short-id';
import { Link } from 'react-router';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';

/** The call behind a line, in the panel one is in; the whole id is its address. */
export function CallLink({ id, label }: { id: string; label: string }) {
  const keepAccount = useKeepAccount();
  const panel = usePanel();
  return (
    <Link
      to={keepAccount(paths[panel].call(id))}
      title={id}
      aria-label={`${shortId(id)}: ${label}`}
      className="whitespace-nowrap font-mono text-13 underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {shortId(id)}
    </Link>
  );
}
