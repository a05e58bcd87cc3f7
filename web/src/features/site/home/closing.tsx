import { publicPaths } from '@callstead/contract/public-paths';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { House, PEN } from './drawings.tsx';
import { homeMessages } from './messages.ts';
import { Sheet } from './sheet.tsx';

const TITLE_ID = 'closing-title';

/** Spruce in both themes: by night the bright primary would be a lamp in the face. */
export function Closing() {
  const t = useTexts(homeMessages);
  return (
    <div className="relative overflow-x-clip bg-[#0e5a4a] text-[#faf8f3]">
      <LineEnd />
      <Sheet titleId={TITLE_ID} className="relative py-16 md:py-28">
        <h2 id={TITLE_ID} className="max-w-3xl text-40 md:text-64">
          {t('closing.title')}
        </h2>
        <p className="mt-6 max-w-prose md:text-20">{t('closing.text')}</p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Link to={publicPaths.offers} className={`${LINK} bg-[#faf8f3] text-[#17211e] hover:bg-[#f1eee5]`}>
            {t('viewPublicOffers')}
          </Link>
          <Link to={publicPaths.registerAs('publisher')} className={`${LINK} ${OUTLINED}`}>
            {t('joinAsAffiliate')}
          </Link>
          <Link to={publicPaths.registerAs('advertiser')} className={`${LINK} ${OUTLINED}`}>
            {t('joinAsAdvertiser')}
          </Link>
        </div>
      </Sheet>
    </div>
  );
}

/** Where the next call comes from: a house at the edge of the page, its line leading off it. */
function LineEnd() {
  return (
    <div aria-hidden className="absolute inset-x-0 bottom-0 mx-auto hidden h-64 max-w-6xl lg:block">
      <House className="absolute right-24 bottom-0 h-36 w-auto" />
      <svg
        aria-hidden
        {...PEN}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute top-0 left-[calc(100%-9.46rem)] h-full w-[50vw] overflow-visible"
      >
        <path d="M0 62C14 67 50 44 100 -40" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** The kit's buttons are drawn for paper; these stand on spruce. */
const LINK =
  'inline-flex min-h-12 items-center justify-center rounded px-6 py-2.5 text-center font-medium transition-colors focus-visible:outline-[#faf8f3]';
const OUTLINED = 'border border-[#faf8f3] hover:bg-[#0a4538]';
