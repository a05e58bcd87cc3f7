import { useTexts } from '../../../i18n/language.tsx';
import { LegalDocument } from '../shared/legal-document.tsx';
import { termsMessages } from './messages.ts';
import { TERMS } from './terms-content.ts';

export function TermsDocument() {
  const t = useTexts(termsMessages);
  return (
    <LegalDocument
      title={t('title')}
      updated={{ label: t('updated'), date: '2025-05-30' }}
      contentsLabel={t('contents')}
      sections={TERMS}
    />
  );
}
