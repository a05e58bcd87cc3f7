import { inTheNameOf } from '@callstead/domain/site/network-name';
import { useLanguage } from '../../../i18n/language.tsx';
import { JsonLd } from '../../../ui/page/json-ld.tsx';
import { QUESTIONS } from './faq-content.ts';

/** The same questions for search engines. */
export function FaqStructuredData() {
  const { language, network } = useLanguage();
  const mainEntity = inTheNameOf(network, QUESTIONS).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: answer.map((paragraph) => paragraph[language]).join('\n\n') },
  }));
  return <JsonLd data={{ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity }} />;
}
