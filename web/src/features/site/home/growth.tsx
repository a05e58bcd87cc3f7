import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { homeMessages } from './messages.ts';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'growth-title';

export function Growth() {
  const t = useTexts(homeMessages);
  return (
    <Sheet titleId={TITLE_ID} className="py-16 md:py-28">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetTitle id={TITLE_ID}>{t('growth.title')}</SheetTitle>
          <p className="mt-6 max-w-prose">{t('growth.text')}</p>
          <p className="mt-4 max-w-prose text-muted">{t('growth.both')}</p>
        </div>
        <PriceSum />
      </div>
    </Sheet>
  );
}

/** The price formula as a sum on paper. */
function PriceSum() {
  const t = useTexts(homeMessages);
  return (
    <figure className="self-center">
      <figcaption className="flex items-center justify-between gap-4 border-text border-b pb-3">
        <span className="font-medium text-14">{t('growth.caption')}</span>
        <Badge>{t('example')}</Badge>
      </figcaption>
      <dl>
        <SumLine label={t('growth.base')} value="$28.00" />
        <SumLine label={t('growth.location')} value="1.25" sign="×" signLabel={t('growth.times')} />
        <SumLine label={t('growth.pacing')} value="1.10" sign="×" signLabel={t('growth.times')} />
        <SumLine total label={t('growth.price')} value="$38.50" sign="=" signLabel={t('growth.equals')} />
        <div className="flex items-baseline justify-between gap-6 pt-3 text-brass">
          <dt className="text-14">{t('growth.payout')}</dt>
          <dd className="font-medium">$19.25</dd>
        </div>
      </dl>
    </figure>
  );
}

type SumLineProps = { label: string; value: string; sign?: string; signLabel?: string; total?: boolean };

function SumLine({ label, value, sign, signLabel, total = false }: SumLineProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 py-3 ${total ? 'border-text border-t border-b-3 border-b-text [border-bottom-style:double]' : 'border-b last-of-type:border-0'}`}
    >
      <dt className={total ? 'font-medium' : 'text-muted'}>{label}</dt>
      <dd className={total ? 'font-display font-semibold text-28' : 'text-20'}>
        {sign && (
          <>
            <span aria-hidden className="mr-3 font-normal text-20 text-muted">
              {sign}
            </span>
            <span className="sr-only">{signLabel} </span>
          </>
        )}
        {value}
      </dd>
    </div>
  );
}
