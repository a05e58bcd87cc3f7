import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { termsHead, termsMessages } from '../../i18n/terms-messages.ts';
import { LegalDocument } from '../../legal/legal-document.tsx';
import { TERMS } from './terms-content.ts';

export const handle = { language: 'en' };

export default function TermsPage() {
  const t = useTexts(termsMessages);
  return (
    <>
      <PageHead texts={termsHead} path={paths.terms} />
      <LegalDocument
        title={t('title')}
        updated={{ label: t('updated'), date: '2025-05-30' }}
        contentsLabel={t('contents')}
        sections={TERMS}
      />
    </>
  );
}
