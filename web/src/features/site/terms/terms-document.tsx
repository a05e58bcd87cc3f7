import { inCurrency } from '@callstead/domain/currency-words';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { LegalDocument } from '../shared/legal-document.tsx';
import { OwnLegalText, type OwnText, useOwnText } from '../shared/own-legal-text.tsx';
import { termsMessages } from './messages.ts';
import { TERMS } from './terms-content.ts';

export function TermsDocument({ own }: { own: OwnText }) {
  const t = useTexts(termsMessages);
  const { language, currency } = useLanguage();
  const written = useOwnText(own);
  if (written) return <OwnLegalText title={t('title')} {...written} />;
  return (
    <LegalDocument
      title={t('title')}
      updated={{ label: t('updated'), date: '2025-05-30' }}
      contentsLabel={t('contents')}
      sections={inCurrency(currency, language, TERMS)}
    />
  );
}
