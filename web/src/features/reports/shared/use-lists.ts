import { paths } from '@callstead/contract/paths';
import type { PeriodFigures } from '@callstead/contract/reports/dashboards';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import type { StatLink } from '../../../ui/chart/stat-card.tsx';
import { statMessages } from './stat-messages.ts';

type Filter = Record<string, string>;
type Sold = PeriodFigures['sold'];
type Came = { calls: number; leadsIn: number };

/** What cards count and add up, as a filter of the lists behind them. */
const SOLD = { billing: 'sold' };
const LISTS = ['calls', 'leads', 'conversions'] as const satisfies (keyof Sold)[];

/** The lists behind a figure, of the same account by the same filter: those with something in them, or that of calls. */
export function useLists(view: CallView) {
  const t = useTexts(statMessages);
  const keepAccount = useKeepAccount();
  const listOf = (list: keyof Sold, filter: Filter) => keepAccount(paths[view][list](filter));
  return {
    addressOf: listOf,
    sold: (sold: Sold, filter: Filter): StatLink[] =>
      someOf(LISTS, (list) => sold[list] > 0).map((list) => ({
        label: t(`sold.${list}`),
        to: listOf(list, { ...filter, ...SOLD }),
      })),
    came: ({ calls, leadsIn }: Came, filter: Filter): StatLink[] =>
      someOf(['calls', 'leads'] as const, (list) => (list === 'calls' ? calls : leadsIn) > 0).map((list) => ({
        label: t(`came.${list}`),
        to: listOf(list, filter),
      })),
  };
}

function someOf<List>(lists: readonly List[], has: (list: List) => boolean): readonly List[] {
  const some = lists.filter(has);
  return some.length > 0 ? some : lists.slice(0, 1);
}
