import type { PayoutRunSummary } from '@callstead/contract/payouts/runs';
import { PAYOUT_STATUSES } from '@callstead/domain/payouts/payout-run';
import { useTexts } from '../../../i18n/language.tsx';
import { Nothing } from '../../../ui/format/nothing.tsx';
import { runMessages } from './messages.ts';

/** '3 enviados · 1 fallido': only what there is any of. */
export function ProgressText({ progress }: Pick<PayoutRunSummary, 'progress'>) {
  const t = useTexts(runMessages);
  const said = PAYOUT_STATUSES.filter((status) => progress[status] > 0);
  if (said.length === 0) return <Nothing />;
  return said.map((status) => t(`progress.${status}`, { count: progress[status] })).join(' · ');
}
