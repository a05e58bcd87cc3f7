import type { Language } from '@callstead/domain/identity/account';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.tsx';

type Bilingual = Record<Language, string>;
type Block = Bilingual | { list: readonly Bilingual[] };

export type LegalSection = {
  id: string;
  title: Bilingual;
  body: readonly Block[];
  link?: { to: string; label: Bilingual };
};

type LegalDocumentProps = {
  title: string;
  updated: { label: string; date: string };
  contentsLabel: string;
  sections: readonly LegalSection[];
};

/** A numbered text with its contents beside it; on paper, only the text. */
export function LegalDocument({ title, updated, contentsLabel, sections }: LegalDocumentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-20 print:p-0">
      <header className="border-text border-b pb-8">
        <h1 className="text-40">{title}</h1>
        <p className="mt-4 text-muted">
          <time dateTime={updated.date}>{updated.label}</time>
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-10 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:block">
        <Contents label={contentsLabel} sections={sections} />
        <article className="grid max-w-[65ch] gap-12">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  const { language } = useLanguage();
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start print:hidden">
      <p className="font-medium text-14">{label}</p>
      <ol className="mt-2 divide-y border-y text-14">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="flex min-h-10 items-center gap-3 text-muted hover:text-text">
              <span className="w-5 text-right">{index + 1}</span>
              {section.title[language]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { language } = useLanguage();
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`} className="break-after-avoid text-20 md:text-28">
        {number}. {section.title[language]}
      </h2>
      {section.body.map((block) => (
        <Paragraphs key={'list' in block ? block.list[0]?.en : block.en} block={block} />
      ))}
      {section.link && (
        <p className="mt-4">
          <Link
            to={section.link.to}
            className="rounded-sm font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {section.link.label[language]}
          </Link>
        </p>
      )}
    </section>
  );
}

function Paragraphs({ block }: { block: Block }) {
  const { language, network } = useLanguage();
  if (!('list' in block)) return <p className="mt-4">{block[language].replace('{network}', () => network)}</p>;
  return (
    <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-strong">
      {block.list.map((item) => (
        <li key={item.en}>{item[language]}</li>
      ))}
    </ul>
  );
}
