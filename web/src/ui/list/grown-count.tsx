import type { ListCount as Count } from '@callstead/contract/list-summary';
import type { Ref } from 'react';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { ListCount } from './list-count.tsx';
import { listMessages } from './messages.ts';

type GrownCountProps = {
  ref?: Ref<HTMLParagraphElement> | undefined;
  /** What an infinite query of TanStack Query looks like from here. */
  list: {
    data: { pages: readonly { data: readonly unknown[]; count: Count }[] } | undefined;
    hasNextPage: boolean;
  };
  /** '64 campaigns'. */
  words: (count: number) => string;
};

/** Of a list that grows at its end: '24 of 64 campaigns', and '64 campaigns' once all are there. */
export function GrownCount({ ref, list, words }: GrownCountProps) {
  const t = useTexts(listMessages);
  const formats = useFormats();
  const pages = list.data?.pages ?? [];
  const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
  const count = pages.at(-1)?.count;
  const total = count && (count.isMore ? `${formats.number(count.rows)}+` : words(count.rows));
  return (
    <ListCount ref={ref}>
      {total && (list.hasNextPage ? t('range', { shown: formats.number(shown), total }) : words(shown))}
    </ListCount>
  );
}
