import { useTexts } from '../i18n/language.tsx';
import { Spinner } from '../ui/brand/spinner.tsx';
import { sessionMessages } from './messages.ts';

export function LoadingUser() {
  const t = useTexts(sessionMessages);
  return (
    <p role="status" className="flex items-center gap-3 py-8 text-muted">
      <Spinner size={20} />
      {t('loading')}
    </p>
  );
}
