import type { RunStatus } from '@callstead/domain/payouts/payout-run';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { runMessages } from './messages.ts';

const TONES: Record<RunStatus, Tone> = {
  proposed: 'warning',
  freezing: 'info',
  frozen: 'success',
  cancelled: 'neutral',
};

export function RunStatusBadge({ status }: { status: RunStatus }) {
  const t = useTexts(runMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
