import type { CallRow } from '@callstead/contract/calls/calls';
import type { CallStatus, Outcome, Reason } from '@callstead/domain/calls/call';
import { CircleCheck, CircleSlash } from 'lucide';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { ReasonMark } from '../../../ui/feedback/reason-mark.tsx';

const STATUS_TONES: Record<CallStatus, BadgeTone> = {
  ringing: 'live',
  connected: 'live',
  completed: 'info',
  no_answer: 'warning',
  busy: 'warning',
  failed: 'danger',
  canceled: 'neutral',
  refused: 'neutral',
};

export function CallStatusBadge({ status }: { status: CallStatus }) {
  const t = useTexts(callMessages);
  return <Badge tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const t = useTexts(callMessages);
  const isQualified = outcome === 'qualified';
  return (
    <Badge tone={isQualified ? 'success' : 'neutral'}>
      <Icon of={isQualified ? CircleCheck : CircleSlash} />
      {t(`outcomes.${outcome}`)}
    </Badge>
  );
}

/** Why a call is not paid, in two words: stands on every unpaid one. */
export function ReasonChip({ reason }: { reason: Reason }) {
  const t = useTexts(callMessages);
  return <ReasonMark>{t(`reasons.${reason}`)}</ReasonMark>;
}

/** Played by the built-in carrier: a test moves no money, a demo's call is one like any other. */
export function SimulatedMark({ simulated }: Pick<CallRow, 'simulated'>) {
  const t = useTexts(callMessages);
  if (!simulated) return null;
  return <span className="whitespace-nowrap text-12 text-info">{t(simulated.test ? 'test' : 'simulated')}</span>;
}
