import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Sheet } from './sheet.tsx';

const FIGURES = [
  { key: 'leads', value: '50,000+' },
  { key: 'qualified', value: '99%' },
  { key: 'conversion', value: '25%+' },
  { key: 'partners', value: '1000+' },
] as const;

/** One row of the ledger; on a phone, four lines of it. */
export function Results() {
  const t = useTexts(homeMessages);
  return (
    <Sheet titleId="results-title">
      <div className="border-brass border-t-2 border-b">
        <h2 id="results-title" className="pt-3 font-medium font-sans text-13 text-brass">
          {t('results.title')}
        </h2>
        <dl className="grid divide-y pt-2 pb-2 md:grid-cols-4 md:divide-x md:divide-y-0 md:pt-6 md:pb-8">
          {FIGURES.map(({ key, value }) => (
            <div
              key={key}
              className="flex flex-row-reverse items-baseline justify-between gap-4 py-3 md:flex-col-reverse md:items-start md:justify-end md:gap-1 md:px-6 md:py-0 md:first:pl-0"
            >
              <dt className="text-14 text-muted max-md:order-1">{t(`results.${key}`)}</dt>
              <dd className="font-display font-semibold text-28 tabular-nums max-md:order-0 md:text-40">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
