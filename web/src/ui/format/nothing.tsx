import { useTexts } from '../../i18n/language.tsx';
import { formatMessages } from './messages.ts';

/** A dash for the eye, a word for the ear. */
export function Nothing() {
  const t = useTexts(formatMessages);
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('nothing')}</span>
    </span>
  );
}
