import { useTexts } from '../../../i18n/language.tsx';
import { LegalDocument } from '../shared/legal-document.tsx';
import { privacyMessages } from './messages.ts';
import { PRIVACY } from './privacy-content.ts';

export function PrivacyDocument() {
  const t = useTexts(privacyMessages);
  return (
    <LegalDocument
      title={t('title')}
      updated={{ label: t('updated'), date: '2025-05-30' }}
      contentsLabel={t('contents')}
      sections={PRIVACY}
    />
  );
}
