import { ChevronDown, ChevronUp } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { listMessages } from './messages.ts';

type ColumnOrderProps<Column extends string> = {
  chosen: readonly Column[];
  labelOf: (column: Column) => string;
  onChange: (chosen: readonly Column[]) => void;
  /** Stays first. */
  fixed?: Column | undefined;
};

/** The chosen columns from left to right; each can be moved by one. */
export function ColumnOrder<Column extends string>({ chosen, labelOf, onChange, fixed }: ColumnOrderProps<Column>) {
  const t = useTexts(listMessages);
  const moved = chosen.filter((column) => column !== fixed);
  const swap = (at: number, by: 1 | -1) => {
    const next = [...moved];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(fixed === undefined ? next : [fixed, ...next]);
  };
  return (
    <div className="mt-3 grid gap-1 border-t pt-3">
      <p className="font-medium text-13">{t('order.title')}</p>
      <ol>
        {moved.map((column, at) => (
          <li key={column} className="flex items-center justify-between gap-2">
            {labelOf(column)}
            <span className="flex">
              <IconButton
                icon={ChevronUp}
                label={t('order.before', { column: labelOf(column) })}
                disabled={at === 0}
                onClick={() => swap(at, -1)}
              />
              <IconButton
                icon={ChevronDown}
                label={t('order.after', { column: labelOf(column) })}
                disabled={at === moved.length - 1}
                onClick={() => swap(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
