import type { Correction } from '@callstead/contract/corrections';
import type { CorrectionStatus } from '@callstead/domain/corrections/correction';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { correctionMessages } from './messages.ts';

const TONES: Record<CorrectionStatus, Tone> = { previewed: 'info', running: 'warning', done: 'success' };

export function CorrectionBadge({ correction: { status, reversedBy } }: { correction: Correction }) {
  const t = useTexts(correctionMessages);
  if (reversedBy) return <Badge tone="neutral">{t('reversed')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
