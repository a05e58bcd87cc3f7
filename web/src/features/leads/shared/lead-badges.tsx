import type { LeadRow } from '@callstead/contract/leads/leads';
import type { LeadStatus } from '@callstead/domain/leads/lead';
import { clsx } from 'clsx';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReasonMark } from '../../../ui/feedback/reason-mark.tsx';
import { leadsMessages } from './leads-messages.ts';

const TONES: Record<LeadStatus, Tone> = {
  accepted: 'success',
  pending: 'info',
  rejected: 'neutral',
  duplicate: 'neutral',
};

type LeadStatusBadgeProps = {
  lead: LeadRow;
  /** In a row of one line: why it was not taken says more than that it was not; who listens hears both. */
  isOneLine?: boolean;
};

/** What became of it, and why. */
export function LeadStatusBadge({ lead: { status, reason, isTest }, isOneLine = false }: LeadStatusBadgeProps) {
  const t = useTexts(leadsMessages);
  const isTold = isOneLine && reason !== null;
  return (
    <span className={clsx('inline-flex items-center gap-1.5', !isOneLine && 'flex-wrap')}>
      {isTold ? (
        <span className="sr-only">{t(`statuses.${status}`)}: </span>
      ) : (
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      )}
      {isTest && <Badge tone="info">{t('test')}</Badge>}
      {reason && <ReasonMark>{t(`reasons.${reason}`)}</ReasonMark>}
    </span>
  );
}

/** 'FL 33139': as much as is known. */
export const placeText = ({ country, state, zip }: LeadRow['place']) =>
  [state, zip].filter(Boolean).join(' ') || (country ?? '');

export const nameText = (person: LeadRow['person']) => [person?.firstName, person?.lastName].filter(Boolean).join(' ');

/** Who it is; where nobody may know, why. */
export function PersonName({ lead: { person, sight } }: { lead: LeadRow }) {
  const t = useTexts(leadsMessages);
  const name = nameText(person);
  if (name) return <span className="wrap-anywhere">{name}</span>;
  return <span className="text-13 text-muted">{sight === 'whole' ? '—' : t(`sights.${sight}`)}</span>;
}
