import { RecordDialog } from './record-dialog.tsx';

type AdjustDialogProps = { publisher: { id: string; name: string }; onClose: () => void };

/** An adjustment of what a publisher has earned, from wherever that is looked at. */
export function AdjustDialog({ publisher, onClose }: AdjustDialogProps) {
  return (
    <RecordDialog
      account={{ ...publisher, netDays: null, creditLimitCents: null }}
      side="publisher"
      step="adjustment"
      onClose={onClose}
    />
  );
}
