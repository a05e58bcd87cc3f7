import { clsx } from 'clsx';
import { Link } from 'react-router';
import { DateTime } from '../format/date-time.tsx';
import { useOpened } from './use-opened.ts';

type OpenLinkProps = {
  /** Its name in the address. */
  name: string;
  id: string;
  /** When it was: what the link says. */
  at: string;
  /** For screen readers, before the time: 'Abrir la llamada del'. */
  label: string;
  isOneLine?: boolean | undefined;
};

/** Opens something beside its list; the whole row does the same for the mouse. */
export function OpenLink({ name, id, at, label, isOneLine = false }: OpenLinkProps) {
  const { linkTo } = useOpened(name);
  return (
    <Link
      {...linkTo(id)}
      className={clsx(
        'min-h-7 rounded font-medium text-primary underline-offset-4 hover:underline',
        isOneLine ? 'inline-flex items-baseline gap-2' : 'inline-grid content-center',
      )}
    >
      <span className="sr-only">{label} </span>
      <DateTime only="date" value={at} />{' '}
      <span className="font-normal text-13">
        <DateTime only="time" value={at} />
      </span>
    </Link>
  );
}
