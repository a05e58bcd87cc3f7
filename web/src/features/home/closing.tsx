import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Sheet } from './sheet.tsx';

const TITLE_ID = 'closing-title';

/** Spruce in both themes: by night the bright primary would be a lamp in the face. */
export function Closing() {
  const t = useTexts(homeMessages);
  return (
    <div data-theme="light" className="bg-primary text-on-primary">
      <Sheet titleId={TITLE_ID} className="py-16 md:py-28">
        <h2 id={TITLE_ID} className="max-w-3xl text-40 md:text-64">
          {t('closing.title')}
        </h2>
        <p className="mt-6 max-w-prose md:text-20">{t('closing.text')}</p>
        <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <Link to={paths.offers} className={`${LINK} bg-canvas text-text hover:bg-sunken`}>
            {t('viewPublicOffers')}
          </Link>
          <Link to={paths.registerAs('publisher')} className={`${LINK} ${OUTLINED}`}>
            {t('joinAsAffiliate')}
          </Link>
          <Link to={paths.registerAs('advertiser')} className={`${LINK} ${OUTLINED}`}>
            {t('joinAsAdvertiser')}
          </Link>
        </div>
      </Sheet>
    </div>
  );
}

/** The kit's buttons are drawn for paper; these stand on spruce. */
const LINK =
  'inline-flex min-h-12 items-center justify-center rounded px-6 py-2.5 text-center font-medium transition-colors focus-visible:outline-on-primary';
const OUTLINED = 'border border-on-primary hover:bg-primary-hover';
