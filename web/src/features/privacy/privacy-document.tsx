import { useTexts } from '../../i18n/language.tsx';
import { privacyMessages } from '../../i18n/privacy-messages.ts';
import { LegalDocument } from '../../legal/legal-document.tsx';
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
