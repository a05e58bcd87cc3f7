import type { HealthState } from '@callstead/domain/health/health';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon, type IconType } from '../../../ui/brand/icon.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { healthWords } from './health-messages.ts';

export const STATE_TONES: Record<HealthState, Tone> = { good: 'success', attention: 'warning', bad: 'danger' };

const ICONS: Record<HealthState, IconType> = { good: CircleCheck, attention: TriangleAlert, bad: CircleAlert };

/** In a word and a sign, never by colour alone. */
export function StateMark({ state }: { state: HealthState }) {
  const t = useTexts(healthWords);
  return (
    <Badge tone={STATE_TONES[state]}>
      <Icon of={ICONS[state]} />
      {t(`states.${state}`)}
    </Badge>
  );
}
