import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../i18n/language.tsx';
import { privacyHead, privacyMessages } from '../../i18n/privacy-messages.ts';
import { LegalDocument } from '../../legal/legal-document.tsx';
import { PRIVACY } from './privacy-content.ts';

export const handle = { language: 'en' };

export default function PrivacyPage() {
  const t = useTexts(privacyMessages);
  return (
    <>
      <PageHead texts={privacyHead} path={paths.privacy} />
      <LegalDocument
        title={t('title')}
        updated={{ label: t('updated'), date: '2025-05-30' }}
        contentsLabel={t('contents')}
        sections={PRIVACY}
      />
    </>
  );
}
