import { CLAIMS } from '@callstead/domain/site/public-pages';
import { useTexts } from '../../../i18n/language.tsx';
import { useSite } from '../../../ui/page/use-site.ts';
import { homeMessages } from './messages.ts';
import { Sheet } from './sheet.tsx';

/** One row of the ledger; on a phone, four lines of it. */
export function Results() {
  const t = useTexts(homeMessages);
  const site = useSite();
  return (
    <Sheet titleId="results-title">
      <div className="border-t-2 border-t-brass border-b">
        <h2 id="results-title" className="pt-3 font-medium font-sans text-13 text-brass">
          {t('results.title')}
        </h2>
        <dl className="grid divide-y pt-2 pb-2 md:grid-cols-[1.5fr_1fr_1.1fr_1.2fr] md:divide-x md:divide-y-0 md:pt-6 md:pb-8">
          {CLAIMS.map((key) => (
            <div
              key={key}
              className="flex items-baseline justify-between gap-4 py-3 md:flex-col-reverse md:items-start md:justify-end md:gap-2 md:px-6 md:py-0 md:first:pl-0"
            >
              <dt className="text-14 text-muted">{t(`results.${key}`)}</dt>
              <dd className="font-display font-semibold text-28 tabular-nums md:text-40 lg:text-64">
                {site?.[`${key}Figure`]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
