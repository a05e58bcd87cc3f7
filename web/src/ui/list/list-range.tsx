import type { ListCount as Count } from '@callstead/contract/list-summary';
import type { Ref } from 'react';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { firstRowOf } from './list-address.ts';
import { ListCount } from './list-count.tsx';
import { listMessages } from './messages.ts';

type ListRangeProps = {
  ref?: Ref<HTMLParagraphElement> | undefined;
  params: URLSearchParams;
  /** Of the page that is shown; undefined while it is on its way. */
  rows: number | undefined;
  /** What the list comes to, once it is known. */
  summary: { count: Count; isNewest: boolean } | undefined;
};

/** '1–50 of 481': which rows of all these are. */
export function ListRange({ ref, params, rows, summary }: ListRangeProps) {
  const t = useTexts(listMessages);
  const formats = useFormats();
  const count = summary?.count;
  const first = firstRowOf(params);
  const total = count && `${formats.number(count.rows)}${count.isMore ? '+' : ''}`;
  const shown = rows && first ? `${formats.number(first)}–${formats.number(first + rows - 1)}` : undefined;
  return (
    <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4">
      <ListCount ref={ref}>
        {shown && total && t('range', { shown, total })}
        {!shown && total && rows !== undefined && t('inAll', { total })}
      </ListCount>
      {summary?.isNewest && (
        <p className="text-12 text-muted">{t('newestOnly', { count: formats.number(summary.count.rows) })}</p>
      )}
    </div>
  );
}
