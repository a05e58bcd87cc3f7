import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../app/page-meta.ts';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { termsMessages, termsMeta } from '../../i18n/terms-messages.ts';
import { LegalDocument } from './legal-document.tsx';
import { TERMS } from './terms-content.ts';

export const handle = { language: 'en' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, termsMeta, paths.terms);

export default function TermsPage() {
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
