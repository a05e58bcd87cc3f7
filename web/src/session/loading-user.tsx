import { useTexts } from '../i18n/language.tsx';
import { LoadingLine } from '../ui/feedback/loading-line.tsx';
import { sessionMessages } from './messages.ts';

export function LoadingUser() {
  const t = useTexts(sessionMessages);
  return <LoadingLine>{t('loading')}</LoadingLine>;
}
