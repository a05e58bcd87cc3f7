import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'closing-title';

/** Spruce in both themes: by night the bright primary would be a lamp in the face. */
export function Closing() {
  const t = useTexts(homeMessages);
  return (
    <div data-theme="light" className="bg-primary text-on-primary">
      <Sheet
        titleId={TITLE_ID}
        className="grid items-end gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div>
          <SheetTitle id={TITLE_ID}>{t('closing.title')}</SheetTitle>
          <p className="mt-4 max-w-prose">{t('closing.text')}</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
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
