import type { ReactNode } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHead, type PageTexts } from '../../../ui/page/page-head.tsx';
import { useFreshLanguage } from './use-fresh-language.ts';

type OfferListScreenProps = {
  head: PageTexts;
  path: string;
  texts: { title: string; lead: string; failed: string };
  filters: ReactNode;
  /** The offers; null when they could not be loaded. */
  results: ReactNode | null;
  below?: ReactNode;
};

/** A public list of offers: complete without script, filtered without leaving it. */
export function OfferListScreen({ head, path, texts, filters, results, below }: OfferListScreenProps) {
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  useFreshLanguage();
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6">
      <PageHead texts={head} path={path} />
      <header className="grid gap-3">
        <h1 className="font-display text-40 leading-tight">{texts.title}</h1>
        <p className="max-w-prose text-balance text-muted">{texts.lead}</p>
      </header>
      {filters}
      <section aria-label={texts.title} aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {results ?? <ErrorState message={texts.failed} onRetry={() => void revalidate()} />}
      </section>
      {below}
    </div>
  );
}
