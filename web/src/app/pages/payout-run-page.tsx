import { AdjustDialog } from '../../features/ledger/money/adjust-dialog.tsx';
import { RunPage } from '../../features/payouts/run/run-page.tsx';

export default function ComposedPayoutRunPage() {
  return <RunPage Adjust={AdjustDialog} />;
}
