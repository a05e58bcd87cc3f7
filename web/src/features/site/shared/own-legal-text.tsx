import type { Language } from '@callstead/domain/identity/account';
import { useLanguage } from '../../../i18n/language.tsx';

export type OwnText = Record<Language, string>;

/** In the reader's language, else in the only one there is; undefined: the network has written none. */
export function useOwnText(own: OwnText): { text: string; language: Language } | undefined {
  const { language } = useLanguage();
  const written = [language, language === 'es' ? 'en' : 'es'] as const;
  const found = written.find((each) => own[each] !== '');
  return found && { text: own[found], language: found };
}

/** A network's own words: paragraphs and nothing else. */
export function OwnLegalText({ title, text, language }: { title: string; text: string; language: Language }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-20 print:p-0">
      <header className="border-text border-b pb-8">
        <h1 className="text-40">{title}</h1>
      </header>
      <article lang={language} className="grid max-w-[65ch] gap-4 pt-8 md:pt-12">
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that never moves
          <p key={index} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </article>
    </div>
  );
}
