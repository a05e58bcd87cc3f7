import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';

/** What cards count and add up, as a filter of the list behind them. */
export const SOLD = { billing: 'sold' };

/** The list behind a figure: the calls of the same account by the same filter. */
export function useCallsAddress(view: CallView): (filter: Record<string, string>) => string {
  const keepAccount = useKeepAccount();
  return (filter) => keepAccount(paths[view].calls(filter));
}
