import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../app/page-meta.ts';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { privacyMessages, privacyMeta } from '../../i18n/privacy-messages.ts';
import { LegalDocument } from './legal-document.tsx';
import { PRIVACY } from './privacy-content.ts';

export const handle = { language: 'en' };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, privacyMeta, paths.privacy);

export default function PrivacyPage() {
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
