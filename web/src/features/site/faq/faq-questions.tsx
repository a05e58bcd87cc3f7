import { publicPaths } from '@callstead/contract/public-paths';
import { inTheNameOf } from '@callstead/domain/site/network-name';
import { Plus } from 'lucide';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { type FaqEntry, QUESTIONS } from './faq-content.ts';
import { FaqStructuredData } from './faq-structured-data.tsx';
import { faqMessages } from './messages.ts';

export function FaqQuestions() {
  const t = useTexts(faqMessages);
  const { network } = useLanguage();
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-8 px-4 py-12 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <header className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="text-40">{t('title')}</h1>
        <p className="mt-4 max-w-prose text-muted">{t('intro')}</p>
        <ButtonLink to={publicPaths.contact} variant="secondary" className="mt-6">
          {t('contact')}
        </ButtonLink>
      </header>
      <div className="border-text border-t">
        {inTheNameOf(network, QUESTIONS).map((item) => (
          <QuestionItem key={item.id} item={item} />
        ))}
      </div>
      <FaqStructuredData />
    </div>
  );
}

/** The browser's own accordion: one name, one open at a time, and it works before any script has run. */
function QuestionItem({ item }: { item: FaqEntry }) {
  const { language } = useLanguage();
  return (
    <details name="faq" className="group border-b">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium font-sans text-16 md:text-20">{item.question[language]}</h2>
        <Icon of={Plus} size={20} className="text-muted transition-transform group-open:rotate-45" />
      </summary>
      {/* A link to this id opens the question. */}
      <div id={item.id} className="grid max-w-[65ch] gap-3 pb-6">
        {item.answer.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
        {item.link && (
          <p>
            <Link
              to={item.link.to}
              className="rounded-sm font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
            >
              {item.link.label[language]}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}
