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
  /** In a table of such lines: without the year. */
  isInRow?: boolean | undefined;
};

/** Opens something beside its list; the whole row does the same for the mouse. */
export function OpenLink({ name, id, at, label, isOneLine = false, isInRow = false }: OpenLinkProps) {
  const { linkTo } = useOpened(name);
  return (
    <Link
      {...linkTo(id)}
      className={clsx('rounded font-medium text-primary underline-offset-4 hover:underline', shape(isOneLine, isInRow))}
    >
      <span className="sr-only">{label} </span>
      <DateTime only={isInRow ? 'day' : 'date'} value={at} />{' '}
      <span className="font-normal text-13">
        <DateTime only="time" value={at} />
      </span>
    </Link>
  );
}

function shape(isOneLine: boolean, isInRow: boolean): string {
  if (isInRow) return 'whitespace-nowrap py-1.5';
  return isOneLine ? 'inline-flex min-h-7 items-baseline gap-2' : 'inline-grid min-h-7 content-center';
}
