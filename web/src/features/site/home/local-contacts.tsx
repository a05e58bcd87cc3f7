import { useTexts } from '../../../i18n/language.tsx';
import { STATE_TILES } from '../../../ui/chart/state-tiles.ts';
import { type ExampleStep, stepOf } from './example-steps.ts';
import { homeMessages } from './messages.ts';
import { ExampleCaption, Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'local-title';

const STEP_CLASS: Record<ExampleStep, string> = {
  1: 'bg-s1',
  2: 'bg-s2',
  3: 'bg-s3',
  4: 'bg-s4 text-on-primary',
  5: 'bg-s5 text-on-primary',
};

export function LocalContacts() {
  const t = useTexts(homeMessages);
  return (
    <Sheet
      titleId={TITLE_ID}
      className="grid items-center gap-x-16 gap-y-10 py-16 md:py-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <SheetTitle id={TITLE_ID}>{t('local.title')}</SheetTitle>
        <p className="mt-6 max-w-prose">{t('local.text')}</p>
        <p className="mt-4 max-w-prose text-muted">{t('local.places')}</p>
      </div>
      <figure>
        <ContactMap />
        <figcaption className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ExampleCaption>{t('local.caption')}</ExampleCaption>
          <Legend />
        </figcaption>
      </figure>
    </Sheet>
  );
}

function ContactMap() {
  const t = useTexts(homeMessages);
  return (
    <div role="img" aria-label={t('local.map')} className="grid grid-cols-11 gap-0.5 font-medium text-12 sm:gap-1">
      {STATE_TILES.map(({ state, column, row }) => (
        <span
          key={state}
          className={`grid aspect-square place-items-center rounded-sm ${STEP_CLASS[stepOf(state)]}`}
          style={{ gridColumn: column, gridRow: row }}
        >
          {state}
        </span>
      ))}
    </div>
  );
}

function Legend() {
  const t = useTexts(homeMessages);
  return (
    <p className="flex items-center gap-2 text-12 text-muted">
      {t('local.fewer')}
      <span aria-hidden className="flex gap-0.5">
        {Object.values(STEP_CLASS).map((colour) => (
          <span key={colour} className={`size-3 rounded-[2px] ${colour}`} />
        ))}
      </span>
      {t('local.more')}
    </p>
  );
}
