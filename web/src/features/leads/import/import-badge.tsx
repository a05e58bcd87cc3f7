import type { ImportStatus } from '@callstead/domain/leads/import';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { leadImportMessages } from './messages.ts';

const TONES: Record<ImportStatus, Tone> = {
  uploading: 'warning',
  uploaded: 'info',
  checking: 'info',
  checked: 'info',
  running: 'info',
  done: 'success',
  discarded: 'neutral',
};

export function ImportBadge({ status }: { status: ImportStatus }) {
  const t = useTexts(leadImportMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
